"""What may be added to Shells, each as a layer."""

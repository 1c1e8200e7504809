"""What the modules of Western Sea add to its table, each as a layer."""

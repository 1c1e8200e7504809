"""The cast: people who turn up in many pictures."""

from __future__ import annotations

from game.workshop.ink import hues as h
from game.workshop.ink.looks import Look

FARMER = Look(skin=h.ROSY, hair="short", hair_colour=h.BROWN_HAIR, hat="straw", hat_colour="#e3c071", hat_band=h.CORAL,
              dress="smock", cloth="#54749a", under="#e9dcc0", legs="#54749a", mood="smile", jaw="square")  # fmt: skip
FARMWIFE = Look(skin=h.FAIR, hair="bun", hair_colour=h.RED_HAIR, dress="gown", cloth="#b5674a", under=h.WHITE,
                apron=h.CREAM, mood="smile", jaw="heart", lashes=True)  # fmt: skip
GRANNY = Look(skin=h.OLIVE, hair="bun", hair_colour=h.WHITE_HAIR, hat="scarf", hat_colour="#7a5f96", dress="gown",
              cloth="#6b5a78", under=h.WHITE, mood="smile", age=3, jaw="round", nose="big")  # fmt: skip
BOY = Look(skin=h.ROSY, hair="short", hair_colour=h.BLOND, dress="vest", cloth="#7a8a4c", legs="#6f6250", mood="grin",
           jaw="round", nose="small")  # fmt: skip
GIRL = Look(skin=h.BROWN, hair="braids", hair_colour=h.BLACK_HAIR, dress="gown", cloth="#d7a23e", under=h.WHITE,
            mood="smile", jaw="round", nose="small", lashes=True)  # fmt: skip
WORKER = Look(skin=h.OLIVE, hair="short", hair_colour=h.BLACK_HAIR, hat="cap", hat_colour="#6d6660", dress="smock",
              cloth="#4f6a80", under="#d9cdb4", legs="#4f6a80", beard="stubble", jaw="square")  # fmt: skip
WORKWOMAN = Look(skin=h.DARK, hair="tight", hair_colour=h.BLACK_HAIR, hat="scarf", hat_colour="#c8574a", dress="gown",
                 cloth="#4c7a80", under=h.WHITE, apron="#d8c69c", jaw="oval", lashes=True)  # fmt: skip
SMITH = Look(skin=h.BROWN, hair="", beard="full", beard_colour=h.BLACK_HAIR, hair_colour=h.BLACK_HAIR, dress="shirt",
             cloth="#a8503a", apron="#7a5836", legs="#4c4640", jaw="square", mood="calm", brow=1.4)  # fmt: skip
MINER = Look(skin=h.FAIR, hair="short", hair_colour=h.DARK_HAIR, hat="helmet", hat_colour="#8a6a3a", dress="shirt",
             cloth="#8c4a38", legs="#4a4e58", beard="stubble", jaw="square")  # fmt: skip
MERCHANT = Look(skin=h.ROSY, hair="short", hair_colour=h.GREY_HAIR, hat="top", hat_colour="#4a3a52", hat_band=h.CORAL,
                dress="coat", cloth="#6a4a78", under=h.WHITE, legs="#7a7280", beard="mutton", jaw="round",
                mood="smile", age=1)  # fmt: skip
CLERK = Look(skin=h.FAIR, hair="parted", hair_colour=h.DARK_HAIR, glasses="round", dress="vest", cloth="#4a5a54",
             under=h.WHITE, legs="#4a463f", jaw="long")  # fmt: skip
LADY = Look(skin=h.BROWN, hair="bun", hair_colour=h.BLACK_HAIR, dress="gown", cloth="#2f8596", under=h.CREAM,
            mood="smile", jaw="heart", lashes=True, earring=True)  # fmt: skip
OFFICIAL = Look(skin=h.FAIR, hair="short", hair_colour=h.GREY_HAIR, hat="bicorne", hat_colour="#2c4c66", hat_band=h.GOLD,
                dress="coat", cloth="#2c4c66", legs=h.CREAM, boots=h.COAL, beard="moustache", jaw="square", age=1)  # fmt: skip
SOLDIER = Look(skin=h.ROSY, hair="short", hair_colour=h.BROWN_HAIR, hat="shako", hat_colour="#2d3a4c", hat_band=h.GOLD,
               dress="uniform", cloth="#a83c2c", under=h.GOLD, legs=h.CREAM, boots=h.COAL, jaw="square")  # fmt: skip
TROOPER = SOLDIER(hat="kepi", hat_colour="#2b4a70", hat_band=h.GOLD, cloth="#33568a", legs="#8fa0b4", beard="moustache")
SERGEANT = SOLDIER(skin=h.ROSY, beard="handlebar", mood="shout", age=1, hat="bicorne", hat_colour="#2d3a4c", sash=h.GOLD,
                   hair_colour=h.RED_HAIR)  # fmt: skip
RANGER = Look(skin=h.OLIVE, hair="short", hair_colour=h.DARK_HAIR, hat="fur", hat_colour="#7c5a3a", dress="coat",
              cloth="#6d7a44", under="#c9b184", legs="#8a6a44", beard="full", belt=h.WOOD_DARK)  # fmt: skip
PIONEER = Look(skin=h.FAIR, hair="short", hair_colour=h.BROWN_HAIR, hat="felt", hat_colour="#7c5f3e", hat_band="#43301f",
               dress="vest", cloth="#8a5a38", under="#e4d6b6", legs="#5d6270", beard="full", jaw="square",
               mood="smile")  # fmt: skip
SAILOR = Look(skin=h.OLIVE, hair="short", hair_colour=h.BLACK_HAIR, hat="sailor", hat_colour=h.WHITE, hat_band="#2f5a86",
              dress="shirt", cloth="#e8e2d2", legs="#3d5a80", boots=h.COAL, mood="smile")  # fmt: skip
FISHER = Look(skin=h.ROSY, hair="short", hair_colour=h.GREY_HAIR, hat="cap", hat_colour="#3a5670", dress="smock",
              cloth="#d9a53c", under="#3f5f7c", legs="#d9a53c", boots="#3a4a44", beard="full", beard_colour=h.GREY_HAIR,
              age=1)  # fmt: skip
CAPTAIN = Look(skin=h.BROWN, hair="tight", hair_colour=h.BLACK_HAIR, hat="tricorne", hat_colour="#2a3a4e", hat_band=h.GOLD,
               dress="coat", cloth="#27506a", under=h.WHITE, legs=h.CREAM, boots=h.COAL, beard="goatee",
               mood="proud")  # fmt: skip
SCHOLAR = Look(skin=h.FAIR, hair="wild", hair_colour=h.WHITE_HAIR, glasses="round", dress="robe", cloth="#5b4a80",
               under=h.WHITE, beard="long", beard_colour=h.WHITE_HAIR, age=2, mood="thinking")  # fmt: skip
SCIENTIST = Look(skin=h.OLIVE, hair="bun", hair_colour=h.DARK_HAIR, glasses="round", dress="gown", cloth="#5d7a6c",
                 under=h.WHITE, apron=h.CREAM, lashes=True, jaw="heart", mood="surprised")  # fmt: skip

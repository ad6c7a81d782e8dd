"""A worked example of learning: a small network, trained by self-play with PyTorch, that plays with NumPy alone.

`network` and `bot` are what plays; the rest trains (docs/learners.md, "A worked example").
"""

"""`python -m menlo` is the command line."""

from menlo.cli import main

main()

"""The wire described from the code itself: a page for people and types for the browser.

python -m menlo.server.describe --write     (in the root of the repository)

Shapes come from the types, meanings from docstrings and from the remarks behind fields. Nothing is written twice, and a
test fails when the two files are not what the code says.
"""

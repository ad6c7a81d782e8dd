"""Meanings, from the source: a running program forgets its remarks, a compiled one its docstrings too."""

import ast
import io
import tokenize
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True)
class Meanings:
    docs: dict[str, str]  # class -> docstring
    remarks: dict[str, dict[str, str]]  # class -> member -> the remark behind it


def meanings(source: str) -> Meanings:
    lines = io.StringIO(source).readline
    comments = {
        token.start[0]: token.string.lstrip("# ").replace("None", "null")
        for token in tokenize.generate_tokens(lines)
        if token.type == tokenize.COMMENT
    }
    docs: dict[str, str] = {}
    remarks: dict[str, dict[str, str]] = {}
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.ClassDef):
            continue
        docs[node.name] = " ".join((ast.get_docstring(node) or "").split())
        members = remarks.setdefault(node.name, {})
        for member in node.body:
            targets = member.targets if isinstance(member, ast.Assign) else [getattr(member, "target", None)]
            for target in targets:
                if isinstance(target, ast.Name):
                    members[target.id] = comments.get(member.end_lineno or 0, "")
    return Meanings(docs, remarks)


@cache
def meanings_of(module: str) -> Meanings:
    package, _, name = module.rpartition(".")
    return meanings(files(package).joinpath(f"{name}.py").read_text("utf-8"))

"""What the adapters say when a library is missing."""


class NotInstalled(ImportError):
    """An adapter without the library it adapts to."""

    def __init__(self, missing: ModuleNotFoundError, extra: str) -> None:
        super().__init__(f"{missing.name} is not installed: install menlo[{extra}]")

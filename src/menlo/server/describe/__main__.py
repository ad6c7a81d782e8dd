"""python -m menlo.server.describe --write, in the root of the repository."""

import sys

from menlo.server.describe.page import PAGE, page
from menlo.server.describe.typescript import TYPES, types


def main() -> None:
    if "--write" not in sys.argv:
        print(page())
        return
    if not PAGE.parent.is_dir():
        raise SystemExit(f"no folder {PAGE.parent} here: expected to run in the root of the repository")
    for file, text in ((PAGE, page()), (TYPES, types())):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
        print(f"wrote {file}")


if __name__ == "__main__":
    main()

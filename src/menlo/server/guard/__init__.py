"""What stands between the server and whoever means it ill: limits, origins, headers, addresses."""

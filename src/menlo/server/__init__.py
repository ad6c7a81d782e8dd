"""Matches between people and bots, over HTTP and WebSockets, durable before they are answered."""

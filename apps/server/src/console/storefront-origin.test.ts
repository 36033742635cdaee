import { expect, test } from "vitest";
import { storefrontOrigin } from "./storefront-origin.ts";

const served = { port: 3000, console: { host: "console.localhost", port: null }, consoleUrl: null };
const withPort = { ...served, console: { ...served.console, port: 3001 } };

test.each([
  ["the same port", "http://console.localhost:3000/x", served, "http://demo.localhost:3000"],
  ["TLS of a proxy", "https://console.example.com/x", served, "https://demo.localhost"],
  ["the other port", "http://192.168.1.5:3001/x", withPort, "http://demo.localhost:3000"],
  [
    "the configured address, of a proxy that says nothing",
    "http://10.0.0.2:3000/x",
    { ...served, consoleUrl: "https://console.example.com" },
    "https://demo.localhost",
  ],
])("a storefront is at its host with %s", (_, url, config, origin) => {
  expect(storefrontOrigin(url, "demo.localhost", config)).toBe(origin);
});

import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { securePage } from "./secure-page.server.ts";

const nonce = "0123456789abcdef";
const page = Buffer.from(
  `<html><script nonce="${nonce}">run()</script><script>injected()</script></html>`,
);
const source = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("only the scripts that the console rendered may run", () => {
  const { html, policy } = securePage(page, nonce, ["/media"]);
  expect(html.toString()).not.toContain(nonce);
  expect(policy).toContain(`script-src 'self' ${source("run()")};`);
  expect(policy).not.toContain(source("injected()"));
  expect(policy).not.toContain("script-src 'unsafe");
});

test("the policy names no other origin than those of the pictures and of the map", () => {
  expect(securePage(page, nonce, ["/media"]).policy).not.toContain("http");
  const { policy } = securePage(page, nonce, [
    "https://cdn.example/media/of",
    "https://tiles.example/{z}/{x}/{y}.png",
  ]);
  expect(policy.match(/https?:\S*/gu)).toEqual(["https://cdn.example", "https://tiles.example;"]);
});

test("no page of another site can have the console in a frame", () => {
  expect(securePage(page, nonce, ["/media"]).policy).toMatch(/frame-ancestors 'none'$/u);
});

import { createDecipheriv, hkdfSync } from "node:crypto";
import { expect, test } from "vitest";
import { type OrderTokenClaim, orderTokens } from "./order-token.ts";

const now = new Date("2026-03-14T18:00:00Z");
const claim: OrderTokenClaim = { companyId: "tacos", orderId: "o-1", view: "whole" };
const { seal, open } = orderTokens("a secret for tests");
const token = seal(claim, now);
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test("a token opens to its claim, and is unreadable without the key", () => {
  expect(open(token, now)).toEqual(claim);
  expect(open(token, later(14.9))).toEqual(claim);
  const readable = Buffer.from(token, "base64url").toString("latin1");
  for (const part of ["tacos", "o-1", "webapp"]) expect(readable).not.toContain(part);
  expect(token).toMatch(/^[\w-]+$/u);
});

test("a token is the same for the same claim at the same instant, and for nothing else", () => {
  expect(seal(claim, now)).toBe(token);
  const others = [
    seal(claim, later(1)),
    seal({ ...claim, view: "bare" }, now),
    orderTokens("another secret for tests").seal(claim, now),
  ];
  expect(new Set([token, ...others].map((text) => text.slice(0, 16))).size).toBe(4);
});

test("a token holds the company, the storefront as its origin, and the order", () => {
  const secret = "a secret for tests";
  const key = Buffer.from(hkdfSync("sha256", secret, "comanda", "order socket v1", 32));
  const bytes = Buffer.from(token, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(-16));
  const text = decipher.update(bytes.subarray(12, -16), undefined, "utf8") + decipher.final("utf8");
  expect(JSON.parse(text)).toMatchObject({ companyId: "tacos", origin: "webapp", orderId: "o-1" });
});

test("a token expires after a quarter of an hour", () => {
  expect(open(token, later(15))).toBeNull();
  expect(open(token, later(60 * 24))).toBeNull();
});

test("a token of another key is refused", () => {
  expect(orderTokens("another secret for tests").open(token, now)).toBeNull();
});

test("a token with any one character changed is refused", () => {
  for (let place = 0; place < token.length; place += 1) {
    const other = token[place] === "A" ? "B" : "A";
    const altered = token.slice(0, place) + other + token.slice(place + 1);
    expect(open(altered, now), `sign ${place}`).toBeNull();
  }
});

test.each([
  ["nothing", ""],
  ["too little", "AAAA"],
  ["its beginning", token.slice(0, -4)],
  ["more than all of it", `${token}AAAA`],
  ["it twice", token + token],
  ["it with padding", `${token}=`],
  ["it with what a decoder skips", `${token.slice(0, 8)} ${token.slice(8)}`],
  ["it in the other alphabet", token.replaceAll("-", "+").replaceAll("_", "/").concat("+")],
  ["a megabyte", "A".repeat(1_000_000)],
  ["no base64", "{}\u0000%"],
])("%s is refused as a token", (_, token) => {
  expect(open(token, now)).toBeNull();
});

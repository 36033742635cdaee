import { expect, test } from "vitest";
import { findRecipient, sealRecipient } from "./sealed-recipient.ts";

const KEY = "k".repeat(32);
const ANA = "ana@tacos.test";
const addresses = ["bea@tacos.test", ANA];

test("a sealed address is found while it is in the settings, by its company and a known key only", () => {
  const sealed = sealRecipient([KEY], "tacos", ANA);
  expect(sealed).not.toContain("tacos.test");
  expect(findRecipient(["n".repeat(32), KEY], "tacos", { sealed, addresses })).toBe(ANA);
  expect(findRecipient([KEY], "tacos", { sealed, addresses: ["bea@tacos.test"] })).toBeNull();
  expect(findRecipient([KEY], "sushi", { sealed, addresses })).toBeNull();
  expect(findRecipient(["n".repeat(32)], "tacos", { sealed, addresses })).toBeNull();
});

test("a job of an earlier version names its address by its place", () => {
  expect(findRecipient([KEY], "tacos", { sealed: 1, addresses })).toBe(ANA);
  expect(findRecipient([KEY], "tacos", { sealed: 2, addresses })).toBeNull();
});

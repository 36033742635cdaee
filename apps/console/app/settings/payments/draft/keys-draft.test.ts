import { expect, test } from "vitest";
import { readKeys } from "./keys-draft.ts";

const stripe = { secretKey: " sk_1 ", publishableKey: "pk_1", webhookSecret: "whsec_1" };

test("right keys are read without the spaces around them, and without other providers' fields", () => {
  expect(readKeys("stripe", { ...stripe, login: "x" })).toEqual({
    keys: { provider: "stripe", ...stripe, secretKey: "sk_1" },
    faults: null,
  });
});

test.each([
  ["stripe", { ...stripe, secretKey: "pk_1" }, { secretKey: "start" }],
  ["stripe", { ...stripe, publishableKey: "pk_1 2" }, { publishableKey: "word" }],
  ["stripe", { secretKey: "sk_1" }, { publishableKey: "missing", webhookSecret: "missing" }],
  ["tuna", { account: "a", appToken: "t", contactEmail: "here" }, { contactEmail: "email" }],
  ["d24", { login: "  ", apiSignature: "s s" }, { login: "missing", apiSignature: "word" }],
] as const)("%s with %j has the faults %j", (provider, texts, faults) => {
  expect(readKeys(provider, texts)).toEqual({ keys: null, faults });
});

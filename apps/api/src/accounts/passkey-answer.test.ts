import { expect, test } from "vitest";
import { isUserVerified } from "./passkey-answer.ts";

const answer = (flags: number) => {
  const data = Buffer.alloc(37);
  data[32] = flags;
  return { response: { response: { authenticatorData: data.toString("base64url") } } };
};

test.each([
  [0x01, false],
  [0x04, true],
  [0x05, true],
  [0x1d, true],
  [0xfb, false],
])("flags %i: user verified is %s", (flags, expected) => {
  expect(isUserVerified(answer(flags))).toBe(expected);
});

test.each([null, {}, { response: {} }, { response: { response: { authenticatorData: "" } } }])(
  "%j verifies nobody",
  (body) => {
    expect(isUserVerified(body)).toBe(false);
  },
);

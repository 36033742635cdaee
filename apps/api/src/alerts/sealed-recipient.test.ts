import { expect, test } from "vitest";
import { findRecipient, sealRecipients } from "./sealed-recipient.ts";

const KEY = "k".repeat(32);
const ANA = "ana@tacos.test";
const BEA = "bea@tacos.test";
const CLEO = "cleo@tacos.test";
const addresses = [BEA, ANA];

/** Who gets the mails that were queued for Ana and for Bea. */
const receivers = (present: string[]) =>
  sealRecipients([KEY], "tacos", [ANA, BEA]).map((sealed) =>
    findRecipient([KEY], "tacos", { ...sealed, addresses: present }),
  );

test("a sealed address is found while it is in the settings, by its company and a known key only", () => {
  const [sealed] = sealRecipients([KEY], "tacos", [ANA]);
  if (!sealed) throw new Error("Nothing is sealed");
  expect(JSON.stringify(sealed)).not.toContain("tacos.test");
  const of = { ...sealed, addresses };
  expect(findRecipient(["n".repeat(32), KEY], "tacos", of)).toBe(ANA);
  expect(findRecipient([KEY], "sushi", of)).toBeNull();
  expect(findRecipient(["n".repeat(32)], "tacos", of)).toBeNull();
});

test("a new address gets the mail of a removed one, and each mail goes to one address", () => {
  expect(receivers([CLEO, ANA])).toEqual([ANA, CLEO]);
  expect(receivers([CLEO])).toEqual([CLEO, null]);
  expect(receivers([CLEO, "dan@tacos.test"])).toEqual([CLEO, "dan@tacos.test"]);
  expect(receivers([ANA, BEA, CLEO])).toEqual([ANA, BEA]);
  expect(receivers([BEA])).toEqual([null, BEA]);
});

test("a job of an earlier version names its address by its place, or has it alone", () => {
  expect(findRecipient([KEY], "tacos", { recipient: 1, addresses })).toBe(ANA);
  expect(findRecipient([KEY], "tacos", { recipient: 2, addresses })).toBeNull();
  const recipient = sealRecipients([KEY], "tacos", [ANA])[0]?.recipient ?? "";
  expect(findRecipient([KEY], "tacos", { recipient, addresses })).toBe(ANA);
  expect(findRecipient([KEY], "tacos", { recipient, addresses: [BEA] })).toBeNull();
});

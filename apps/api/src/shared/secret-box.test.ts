import fc from "fast-check";
import { expect, test } from "vitest";
import { SecretBoxFault, secretBox } from "./secret-box.ts";

const OWNER = { companyId: "tacos", purpose: "stripe" };
const box = secretBox(["a server's key of at least thirty-two signs"]);
const runs = { seed: 21, numRuns: 300 };

test("a sealed text opens", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (secret) => {
      const sealed = box.seal(OWNER, secret);
      expect(box.open(OWNER, sealed)).toBe(secret);
      expect(sealed).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]+$/u);
    }),
    runs,
  );
});

test("two sealings of one text differ", () => {
  expect(box.seal(OWNER, "secret")).not.toBe(box.seal(OWNER, "secret"));
});

test("a box opens only for its own company and provider", () => {
  const sealed = box.seal(OWNER, "sk_live_planted");
  const others = [
    { ...OWNER, companyId: "pizza" },
    { ...OWNER, purpose: "tuna" },
    { companyId: 'tacos","stripe', purpose: "" },
  ];
  for (const other of others)
    expect(box.open(other, sealed)).toEqual(new SecretBoxFault("damaged"));
});

test("a box with one changed character does not open, and the error contains nothing of it", () => {
  const sealed = box.seal(OWNER, "sk_live_planted");
  const change = fc.tuple(fc.nat(sealed.length - 1), fc.constantFrom(..."AZaz09-_.= "));
  fc.assert(
    fc.property(change, ([at, sign]) => {
      fc.pre(sealed[at] !== sign);
      const changed = sealed.slice(0, at) + sign + sealed.slice(at + 1);
      const opened = box.open(OWNER, changed);
      expect(opened).toBeInstanceOf(SecretBoxFault);
      expect(JSON.stringify(opened)).not.toContain("planted");
    }),
    runs,
  );
});

test.each(["", "v1", "v1..", "v1.00000000.AAAA", "v2.00000000.AAAA", "sk_live_in_clear"])(
  "%o is no box",
  (text) => expect(box.open(OWNER, text)).toBeInstanceOf(SecretBoxFault),
);

test("cut and lengthened boxes are damaged", () => {
  const sealed = box.seal(OWNER, "sk_live_planted");
  for (const end of [-1, -8, -30]) {
    expect(box.open(OWNER, sealed.slice(0, end))).toEqual(new SecretBoxFault("damaged"));
  }
  for (const text of ["A", ".A", "=", " ", "\n"].map((more) => sealed + more)) {
    expect(box.open(OWNER, text)).toEqual(new SecretBoxFault("damaged"));
  }
});

test("a changed SECRET_KEY opens earlier boxes only when the earlier key is configured", () => {
  const sealed = box.seal(OWNER, "secret");
  const other = "another key of at least thirty-two signs, too";
  expect(secretBox([other]).open(OWNER, sealed)).toEqual(new SecretBoxFault("other_key"));
  const both = secretBox([other, "a server's key of at least thirty-two signs"]);
  expect(both.open(OWNER, sealed)).toBe("secret");
  expect(box.open(OWNER, both.seal(OWNER, "new"))).toEqual(new SecretBoxFault("other_key"));
});

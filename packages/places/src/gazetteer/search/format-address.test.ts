import { expect, test } from "vitest";
import { formatAddress, isNumberFirst } from "./format-address.ts";

const parts = {
  street: "Harmonia",
  number: "154",
  district: "Roma Norte",
  city: "Austin",
  region: "TX",
  postcode: "06700",
};
const bare = { ...parts, number: "", district: "", city: "", region: "", postcode: "" };

test.each([
  ["MX", "Harmonia 154, Roma Norte, 06700 Austin"],
  ["AR", "Harmonia 154, Roma Norte, 06700 Austin"],
  ["DE", "Harmonia 154, Roma Norte, 06700 Austin"],
  ["BR", "Harmonia, 154 - Roma Norte, Austin"],
  ["US", "154 Harmonia, Austin, TX 06700"],
  ["GB", "154 Harmonia, Roma Norte, Austin, 06700"],
  ["FR", "154 Harmonia, Roma Norte, 06700 Austin"],
])("an address in %s is %j", (country, text) => {
  expect(formatAddress(parts, country)).toBe(text);
  expect(formatAddress(bare, country)).toBe("Harmonia");
});

test("the number comes first in the countries that write it so", () => {
  const first = ["US", "GB", "FR", "BR", "MX", "XX"].map(isNumberFirst);
  expect(first).toEqual([true, true, true, false, false, false]);
});

import type { Client } from "@comanda/contract/clients/client";
import { expect, test } from "vitest";
import type { SavedCheckoutAddress } from "../../../session/checkout/checkout-address.ts";
import { chosenAddress } from "./chosen-address.ts";

const addresses = ["home", "work"].map((id) => ({ id })) as Client["addresses"];
const [home] = addresses;
const refused = { home: "outside_coverage" } as const;

type Refused = SavedCheckoutAddress["invalidAddresses"];

test.each<[string, string | null, Refused, string[], string | null]>([
  ["none was chosen and none was used", null, {}, [], null],
  ["one was chosen", "work", {}, ["home"], "work"],
  ["one was used last", null, {}, ["gone", "work", "home"], "work"],
  ["the chosen one is refused", "home", refused, [], null],
  ["the one that was used last is refused", null, refused, ["home", "work"], "work"],
  ["the chosen one no longer exists", "gone", {}, ["home"], "home"],
])(
  "when %s (choice %s, refused %o, used before %j) the address is %s",
  (_, addressId, invalidAddresses, saved, chosen) => {
    expect(chosenAddress(addresses, { addressId, invalidAddresses }, saved)?.id ?? null).toBe(
      chosen,
    );
  },
);

test("a single address is chosen from the start, unless it is refused", () => {
  const nothing = { addressId: null, invalidAddresses: {} };
  expect(chosenAddress([home] as Client["addresses"], nothing, [])).toBe(home);
  const outside = { ...nothing, invalidAddresses: refused };
  expect(chosenAddress([home] as Client["addresses"], outside, ["home"])).toBeNull();
});

test("only the customer chooses an address that the page expects to be refused", () => {
  const nothing = { addressId: null, invalidAddresses: {} };
  const outside = ({ id }: { id: string }) => id === "home";
  expect(chosenAddress([home] as Client["addresses"], nothing, ["home"], outside)).toBeNull();
  expect(chosenAddress(addresses, nothing, ["home", "work"], outside)?.id).toBe("work");
  expect(chosenAddress(addresses, { ...nothing, addressId: "home" }, [], outside)).toBe(home);
});

import type { Order } from "@comanda/contract/orders/order";
import { formatAddressLine } from "@comanda/domain/addresses/address-line";
import { expect, test } from "vitest";
import { orderAddress } from "./order-address.ts";

const order = (address: object | null, service_type = "DELIVERY") =>
  ({ service_type, address }) as Order;
const home = { id: "a", address: "Colima 220", complement: "Int. 4", area_name: "Roma" };

test.each([
  ["its owner", order(home), "Colima 220 - Int. 4 (Roma)"],
  ["its owner, with a pin", order({ ...home, latitude: 1, longitude: 2 }), "Colima 220 - Int. 4"],
  ["anybody else", order(null), null],
  ["who fetches it", order(home, "TAKEAWAY"), null],
  ["who reads another backend's record", order({ address: 7, complement: [] }), null],
])("to %s the address is told so", (_, given, text) => {
  const address = orderAddress(given);
  expect(address && formatAddressLine(address)).toBe(text);
});

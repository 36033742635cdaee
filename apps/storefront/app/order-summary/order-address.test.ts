import type { Order } from "@comanda/contract/orders/order";
import { formatAddressLine } from "@comanda/domain/addresses/address-line";
import { expect, test } from "vitest";
import { orderAddress } from "./order-address.ts";

const order = (address: object | null, service_type = "DELIVERY") =>
  ({ service_type, address }) as Order;
const home = { id: "a", address: "Colima 220", complement: "Int. 4", area_name: "Roma" };

test.each([
  ["a delivery", order(home), "Colima 220 - Int. 4 (Roma)"],
  ["a delivery with a pin", order({ ...home, latitude: 1, longitude: 2 }), "Colima 220 - Int. 4"],
  [
    "a delivery with a pin as text",
    order({ ...home, latitude: "19.43", longitude: "-99.1" }),
    "Colima 220 - Int. 4",
  ],
  [
    "a delivery with no pin",
    order({ ...home, latitude: "", longitude: "x" }),
    "Colima 220 - Int. 4 (Roma)",
  ],
  ["an order of another visitor", order(null), null],
  ["a takeaway order", order(home, "TAKEAWAY"), null],
  ["an order with an unreadable address", order({ address: 7, complement: [] }), null],
])("the address of %s is shown or left out", (_, orderFields, text) => {
  const address = orderAddress(orderFields);
  expect(address && formatAddressLine(address)).toBe(text);
});

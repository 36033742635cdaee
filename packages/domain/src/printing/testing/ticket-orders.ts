import fc from "fast-check";
import { anyCharacter } from "../../testing/any-character.ts";
import type { TicketOrder, TicketOrderLine } from "../ticket-order.ts";

const someText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.constantFrom("辣椒炒肉", "مشاوي مشكلة", "Crème brûlée", "👩‍👩‍👧 family", "a".repeat(90)),
);
const orNull = fc.option(someText);
const instants = fc.date({
  min: new Date("2026-01-01"),
  max: new Date("2027-01-01"),
  noInvalidDate: true,
});

const lines: fc.Arbitrary<TicketOrderLine> = fc.record({
  quantity: fc.integer({ min: 1, max: 99 }),
  name: someText,
  variantName: orNull,
  modifiers: fc.array(
    fc.record({
      name: someText,
      quantity: fc.integer({ min: 1, max: 9 }),
      sign: fc.constantFrom("without", "extra", "choice"),
    }),
    { maxLength: 3 },
  ),
  comment: orNull,
  guest: orNull,
  categoryId: fc.option(fc.constantFrom("a", "b", "c", "gone")),
  price: someText,
});

/** Orders with any texts, also hostile ones. */
export const ticketOrders: fc.Arbitrary<TicketOrder> = fc.record({
  number: fc.integer({ min: 1, max: 999_999 }),
  serviceType: fc.constantFrom("TABLE", "ONSITE", "TAKEAWAY", "DELIVERY"),
  title: orNull,
  zone: orNull,
  name: orNull,
  comment: orNull,
  timezone: fc.constant("America/Mexico_City"),
  placedAt: instants,
  promisedAt: fc.option(instants),
  scheduledFor: fc.option(instants),
  lines: fc.array(lines, { minLength: 1, maxLength: 5 }),
  companyName: someText,
  charges: fc.array(
    fc.record({ kind: fc.constantFrom("subtotal", "discount", "tip"), amount: someText }),
    { maxLength: 3 },
  ),
  total: someText,
  paymentName: orNull,
  isPaid: fc.boolean(),
  contact: fc.array(someText, { maxLength: 3 }),
  cash: fc.option(fc.record({ given: someText, change: someText })),
});

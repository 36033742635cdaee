import fc from "fast-check";
import { expect, test } from "vitest";
import type { CallName } from "../calls/call-table.ts";
import { answersOf, demoCompanies } from "./testing/answers.ts";
import { ABSENT, type JsonPath, pathsOf, replaceAt } from "./testing/mutate.ts";
import { createTestReader, pathParams } from "./testing/test-reader.ts";

/** The fields without which an answer is unreadable. */
const indispensable: Partial<Record<CallName, readonly string[]>> = {
  findHost: ["", "company_id"],
  readCompany: [""],
  readDeliveryAreaCost: ["", "area_price"],
  readOrder: [""],
  createOrder: [""],
  updateOrder: [""],
  applyDiscount: [""],
  readQr: [""],
  listPaymentMethods: [""],
  createCompanyPayment: ["", "params"],
  createClient: [""],
  readClient: [""],
  createAddress: ["", "id"],
  readOrderRating: ["", "score"],
};

const unexpectedValue = fc.oneof(
  fc.constantFrom<unknown>(
    ABSENT,
    null,
    "",
    "unknown",
    "12.50",
    "9:00",
    "24:00",
    -1,
    0,
    3.7,
    1e300,
  ),
  fc.constantFrom<unknown>(true, [], {}, [null], [[]], { id: 1 }, "x".repeat(6000), "\ud800\u0000"),
  fc.constant({ toString: null, valueOf: null, constructor: 1 }),
  fc.jsonValue({ maxDepth: 2 }),
);

const cases = demoCompanies.flatMap((demo) =>
  Object.entries(answersOf(demo)).map(([call, valid]) => ({
    call: call as CallName,
    valid,
    paths: pathsOf(valid),
  })),
);

const mutation = fc.constantFrom(...cases).chain(({ call, valid, paths }) =>
  fc.record({
    call: fc.constant(call),
    valid: fc.constant(valid),
    path: fc.constantFrom<JsonPath>(...paths),
    given: unexpectedValue,
  }),
);

test("an answer with one unexpected field is accepted, unless the field is indispensable", () => {
  const { read } = createTestReader();
  fc.assert(
    fc.property(mutation, ({ call, valid, path, given }) => {
      if (indispensable[call]?.includes(path.join("."))) return;
      expect(() => read(call, replaceAt(valid, path, given), pathParams)).not.toThrow();
    }),
    { numRuns: 2000 },
  );
});

test("an answer that the reader returned is read again without changes", () => {
  fc.assert(
    fc.property(mutation, ({ call, valid, path, given }) => {
      const first = createTestReader();
      let read: unknown;
      try {
        read = first.read(call, replaceAt(valid, path, given), pathParams);
      } catch {
        return;
      }
      const again = createTestReader();
      const twice = again.read(call, JSON.parse(JSON.stringify(read ?? null)), pathParams);
      expect(twice ?? null).toEqual(read ?? null);
    }),
    { numRuns: 500 },
  );
});

test("a valid answer is read without a reported difference", () => {
  for (const { call, valid } of cases) {
    const { read, notes } = createTestReader();
    read(call, valid, pathParams);
    expect(notes).toEqual([]);
  }
});

import { expect, test } from "vitest";
import type { CallName } from "../calls/call-table.ts";
import { UnreadableAnswerError } from "./read-answer.ts";
import { orderAnswer } from "./testing/answers.ts";
import { createTestReader } from "./testing/test-reader.ts";

test("a difference is reported once for its call, path and kind", () => {
  const { read, notes } = createTestReader();
  const products = Array.from({ length: 50 }, (_, id) => ({ id, name: `P${id}` }));
  for (let time = 0; time < 20; time++) read("listCategories", [{ id: "c", name: "C", products }]);
  expect(notes).toMatchObject([{ path: "0.products.0.id", kind: "converted" }]);
  read("listCategories", [{ id: 1, name: "C" }]);
  expect(notes).toHaveLength(2);
});

test.each([
  [{ id: 7, category_id: "tacos" }, "tacos"],
  [{ id: 7 }, "7"],
])("a category without an id and a name keeps its dish %j", (dish, id) => {
  const { read } = createTestReader();
  expect(read("listCategories", [{ products: [{ ...dish, name: "Taco" }] }])).toMatchObject([
    { id, name: "", products: [{ id: "7" }] },
  ]);
  expect(read("listCategories", [{ name: "Empty" }, { products: [null] }])).toEqual([]);
});

test("a menu of which no dish can be read is not taken for an empty one", () => {
  const { read, notes } = createTestReader();
  const menu = [{ id: "s", name: "Soups", products: [{ title: "Broth" }] }];
  expect(() => read("listCategories", menu)).toThrow(UnreadableAnswerError);
  expect(notes.at(-1)).toMatchObject({ kind: "unreadable", path: "", found: "list of 1" });
  expect(read("listCategories", [{ id: "s", name: "Soups", products: [] }])).toMatchObject([{}]);
});

test.each([
  ["listCategories", '[{"id":"c","na'],
  ["readEcommerceSettings", '{"takeaway":{"act'],
] as const)(
  "half of the JSON of %s is unreadable, and not an answer without any field",
  (call, half) => {
    const { read } = createTestReader();
    expect(() => read(call, half)).toThrow(UnreadableAnswerError);
  },
);

test("the client of an order keeps its name without an id", () => {
  const { read } = createTestReader();
  const client = { name: "Ana" };
  expect(read("readOrder", { ...orderAnswer, client })).toMatchObject({
    client: { id: "", name: "Ana" },
  });
});

test("a coupon that names neither id nor code is read, and two of these differ", () => {
  const { read } = createTestReader();
  const coupons = [
    { discount_type: "fixed", value: 5 },
    { discount_type: "percentage", value: 5 },
  ];
  expect(read("listCoupons", coupons)).toMatchObject([
    { id: "fixed 5", code: "", value: 5 },
    { id: "percentage 5", code: "", value: 5 },
  ]);
});

test.each<[CallName, unknown, string, string]>([
  ["findHost", {}, "company_id", "absent"],
  ["findHost", { company_id: null }, "company_id", "null"],
  ["findHost", "<html>", "", "text of 6 characters"],
  ["readCompany", null, "", "null"],
  ["readCompany", [], "", "list of 0"],
  ["readCompany", { error: "moved" }, "id", "absent"],
  ["readOrder", { error: "moved" }, "id", "absent"],
  ["createOrder", { ...orderAnswer, id: { secret: "Ana" } }, "id", "object with 1 fields"],
  ["readOrder", "Ana", "", "text of 3 characters"],
  ["readDeliveryAreaCost", { area_price: "much" }, "area_price", '"much"'],
])("%s throws for the answer %j and reports path and value", (call, answer, path, found) => {
  const { read, notes } = createTestReader();
  expect(() => read(call, answer)).toThrow(UnreadableAnswerError);
  expect(notes).toMatchObject([{ call, kind: "unreadable", path, found }]);
});

test("a reported difference contains no personal data and no secret", () => {
  const { read, notes } = createTestReader();
  const secrets = ["Ana López", "+52 55 1234", "s3cret-w1fi", "pi_secret_x", "Calle 1"];
  read("readClient", { id: "c", name: [secrets[0]], phone_number: { is: secrets[1] } });
  read("readClient", { id: "c", available_points: secrets[0], addresses: secrets[4] });
  read("readOrder", { ...orderAnswer, total: secrets[0], status: secrets[1], address: secrets[4] });
  const contents = [{ name: "Wi-Fi", type: "wifi_network", value: [secrets[2]] }, secrets[2]];
  read("readEcommerceSettings", { layout_settings: { landing: { contents } } });
  read("createCompanyPayment", { params: { client_secret: [secrets[3]], expires_at: secrets[3] } });
  expect(notes.length).toBeGreaterThan(8);
  for (const secret of secrets) expect(JSON.stringify(notes)).not.toContain(secret);
});

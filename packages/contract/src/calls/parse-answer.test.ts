import * as v from "valibot";
import { expect, test } from "vitest";
import { Id, Latitude, text } from "../fields/field-schemas.ts";
import { faultsFromIssues, parseAnswer } from "./parse-answer.ts";

test.each<[v.GenericSchema, unknown, string]>([
  [v.number(), "Ana", "must be a number"],
  [v.number(), "28,50", "must be a number, such as 12.5, without quotes"],
  [v.string(), 28, "must be text, in quotes"],
  [v.pipe(v.string(), v.regex(/^\d+$/u)), "Ana", "Invalid format: Expected /^\\d+$/u"],
  [v.picklist(["a", "b"]), "Ana", 'must be one of "a", "b"'],
  [
    v.pipe(
      v.string(),
      v.check((text) => text === ""),
    ),
    "Ana",
    "Invalid input",
  ],
  [Latitude, 123.4, "must be 90 or less"],
  [v.strictObject({}), { Ana: 1 }, "is not part of the format"],
  [v.pipe(v.string(), v.email("must be one")), "Ana", "must be one"],
  [v.object({ a: v.string() }), {}, "is missing"],
  [v.object({}), null, "must be an object"],
  [v.array(v.string()), "Ana", "must be a list"],
  [v.union([v.string(), v.number()]), true, "must be text or a number"],
  [v.pipe(v.string(), v.maxLength(2)), "Ana", "has more than 2 characters"],
  [v.pipe(v.array(v.any()), v.maxLength(1)), ["Ana", "Ana"], "has more than 1 entries"],
  [v.pipe(v.number(), v.integer()), 1.5, "must be a whole number"],
])("a fault does not repeat the value that was sent", (schema, sent, message) => {
  const { issues = [] } = v.safeParse(schema, sent);
  expect(faultsFromIssues(issues)).toMatchObject([{ path: expect.any(String), message }]);
});

test("a value with several faults is named once", () => {
  const { issues = [] } = v.safeParse(v.object({ id: Id }), { id: "" });
  expect(faultsFromIssues(issues)).toEqual([
    { path: "id", message: "must not be empty", code: "missing" },
  ]);
});

test.each<[v.GenericSchema, unknown, object]>([
  [v.object({ a: v.string() }), {}, { code: "missing" }],
  [v.string(), null, { code: "missing" }],
  [v.pipe(v.string(), v.maxLength(2)), "Ana", { code: "long", facts: { max: 2 } }],
  [v.pipe(v.array(v.any()), v.maxLength(1)), ["Ana", ""], { code: "many", facts: { max: 1 } }],
  [Latitude, 123.4, { code: "large", facts: { max: 90 } }],
  [Latitude, -123.4, { code: "small", facts: { min: -90 } }],
  [v.pipe(v.number(), v.integer()), 1.5, { code: "whole" }],
  [v.pipe(v.string(), v.email()), "Ana", { code: "email" }],
  [text(10), "Ana\u0007", { code: "characters" }],
])("a fault names the rule that it breaks, with its limits", (schema, sent, rule) => {
  const { issues = [] } = v.safeParse(schema, sent);
  expect(faultsFromIssues(issues)).toMatchObject([rule]);
  expect(faultsFromIssues(v.safeParse(v.literal("Ana"), "Eva").issues ?? [])[0]).not.toHaveProperty(
    "code",
  );
});

test("a text that is too short has no code: what is too small is a number", () => {
  const { issues = [] } = v.safeParse(v.pipe(v.string(), v.minLength(10)), "Ana");
  expect(faultsFromIssues(issues)).toEqual([{ path: "", message: expect.any(String) }]);
});

test("the error for an answer of another shape does not repeat its values", () => {
  expect(() => parseAnswer("readDeliveryAreaCost", { area_price: "Ana" })).toThrow(
    /^readDeliveryAreaCost answered with another shape: area_price: (?!.*Ana)/u,
  );
});

test("no more faults are written out than asked for", () => {
  const schema = v.array(v.object({ id: Id }));
  const { issues = [] } = v.safeParse(schema, Array(50).fill({}));
  const read: unknown[] = [];
  const counted = new Proxy(issues, {
    get: (all, at) => {
      if (/^\d+$/u.test(String(at))) read.push(at);
      return Reflect.get(all, at);
    },
  });
  expect(faultsFromIssues(counted, 3)).toHaveLength(3);
  expect(read.length).toBeLessThan(6);
});

import * as v from "valibot";
import { expect, test } from "vitest";
import { Latitude } from "../fields/field-schemas.ts";
import { faultsFromIssues, parseAnswer } from "./parse-answer.ts";

test.each<[v.GenericSchema, unknown, string]>([
  [v.number(), "Ana", "Invalid type: Expected number"],
  [v.pipe(v.string(), v.regex(/^\d+$/u)), "Ana", "Invalid format: Expected /^\\d+$/u"],
  [v.picklist(["a", "b"]), "Ana", 'Invalid type: Expected ("a" | "b")'],
  [
    v.pipe(
      v.string(),
      v.check((text) => text === ""),
    ),
    "Ana",
    "Invalid input",
  ],
  [Latitude, 123.4, "Invalid value: Expected <=90"],
  [v.strictObject({}), { Ana: 1 }, "Invalid key: Expected never"],
  [v.pipe(v.string(), v.email("must be one")), "Ana", "must be one"],
])("a fault does not repeat the value that was sent", (schema, sent, message) => {
  const { issues = [] } = v.safeParse(schema, sent);
  expect(faultsFromIssues(issues)).toEqual([{ path: expect.any(String), message }]);
});

test("the error for an answer of another shape does not repeat its values", () => {
  expect(() => parseAnswer("readDeliveryAreaCost", { area_price: "Ana" })).toThrow(
    /^readDeliveryAreaCost answered with another shape: area_price: (?!.*Ana)/u,
  );
});

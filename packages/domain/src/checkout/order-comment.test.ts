import { expect, test } from "vitest";
import { joinOrderComment } from "./order-comment.ts";

test.each([
  ["Table 4", "No onion", "Table 4 - No onion"],
  ["", "No onion", "No onion"],
  [" Table 4 ", " ", "Table 4"],
  ["", "", ""],
])("%j and %j become %j", (additional, comment, joined) => {
  expect(joinOrderComment(additional, comment)).toBe(joined);
});

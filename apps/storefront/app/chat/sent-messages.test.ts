import { beforeEach, expect, test } from "vitest";
import { browserStorage } from "../session/browser-storage.ts";
import { isMessageSent, rememberMessageSent } from "./sent-messages.ts";

const NAME = "comanda.sentMessages";

beforeEach(() => browserStorage.removeItem(NAME));

test("an order counts as sent once its message was opened, however often", () => {
  expect(isMessageSent("one")).toBe(false);
  rememberMessageSent("one");
  rememberMessageSent("two");
  rememberMessageSent("one");
  expect(isMessageSent("one")).toBe(true);
  expect(JSON.parse(browserStorage.getItem(NAME) ?? "")).toEqual(["one", "two"]);
});

test("the list keeps the last fifty", () => {
  for (let order = 1; order <= 51; order += 1) rememberMessageSent(`order-${order}`);
  expect(isMessageSent("order-1")).toBe(false);
  expect(isMessageSent("order-2")).toBe(true);
});

test.each(["", "{", "null", '{"one":1}', '[1,null,{"id":"one"}]'])(
  "what stands there as %j is no list of orders",
  (found) => {
    browserStorage.setItem(NAME, found);
    expect(isMessageSent("one")).toBe(false);
    rememberMessageSent("one");
    expect(isMessageSent("one")).toBe(true);
  },
);

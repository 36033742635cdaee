import { beforeEach, expect, test, vi } from "vitest";
import {
  isMessageSent,
  markMessageSent,
  markNoMessageNeeded,
  unsentOrderId,
} from "./sent-messages.ts";

const NAME = "comanda.sentMessages";

beforeEach(() => {
  const storage = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});

test("the last order is unsent until its message is opened or no longer needed", () => {
  const document = { cookie: "" };
  vi.stubGlobal("document", document);
  expect(unsentOrderId()).toBeNull();
  document.cookie = "a=1; comanda_last_order=one";
  expect(unsentOrderId()).toBe("one");
  markMessageSent("one");
  expect(unsentOrderId()).toBeNull();
  document.cookie = "comanda_last_order=two";
  expect(unsentOrderId()).toBe("two");
  markNoMessageNeeded("two");
  expect(unsentOrderId()).toBeNull();
  document.cookie = "comanda_last_order=three";
  expect(unsentOrderId()).toBe("three");
});

test("an order counts as sent after its message was opened once or more", () => {
  expect(isMessageSent("one")).toBe(false);
  markMessageSent("one");
  markMessageSent("two");
  markMessageSent("one");
  expect(isMessageSent("one")).toBe(true);
  expect(JSON.parse(localStorage.getItem(NAME) ?? "")).toEqual(["one", "two"]);
});

import { beforeEach, expect, test, vi } from "vitest";
import { isMessageSent, rememberDone, rememberMessageSent, unsentOrder } from "./sent-messages.ts";

const NAME = "comanda.sentMessages";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("the last order is unsent until its message was opened, or is wanted no more", () => {
  const document = { cookie: "" };
  vi.stubGlobal("document", document);
  expect(unsentOrder()).toBeNull();
  document.cookie = "a=1; comanda_last_order=one";
  expect(unsentOrder()).toBe("one");
  rememberMessageSent("one");
  expect(unsentOrder()).toBeNull();
  document.cookie = "comanda_last_order=two";
  expect(unsentOrder()).toBe("two");
  rememberDone("two");
  expect(unsentOrder()).toBeNull();
  document.cookie = "comanda_last_order=three";
  expect(unsentOrder()).toBe("three");
});

test("an order counts as sent once its message was opened, however often", () => {
  expect(isMessageSent("one")).toBe(false);
  rememberMessageSent("one");
  rememberMessageSent("two");
  rememberMessageSent("one");
  expect(isMessageSent("one")).toBe(true);
  expect(JSON.parse(localStorage.getItem(NAME) ?? "")).toEqual(["one", "two"]);
});

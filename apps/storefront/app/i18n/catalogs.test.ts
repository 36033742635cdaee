import { expect, test, vi } from "vitest";
import { catalog, loadCatalog } from "./catalogs.ts";
import { messagePart } from "./message-parts.ts";
import english from "./messages/en.json";
import { translator } from "./text.tsx";

test("the server has the messages of both parts", async () => {
  await loadCatalog("en");
  const { messages } = catalog("en");
  expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
});

test("a regional language says what its language says, where it does not say it in another way", async () => {
  await loadCatalog("es-MX");
  await loadCatalog("es");
  expect(translator("es-MX")("cart.title")).toBe(translator("es")("cart.title"));
});

test("a message that is not there is complained about", async () => {
  await loadCatalog("en");
  const complain = vi.spyOn(console, "error").mockReturnValue();
  catalog("en")._("no.such.key");
  expect(complain).toHaveBeenCalledWith("The message no.such.key has not been loaded");
});

test("the words of the menu come first, those of the checkout later", () => {
  expect(messagePart("menu.seeOrder")).toBe("first");
  expect(messagePart("report.open")).toBe("first");
  expect(messagePart("checkout.title")).toBe("later");
  expect(messagePart("cart.title")).toBe("later");
});

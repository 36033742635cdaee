import { translatorOf } from "@comanda/ui/i18n/translator-of.ts";
import { expect, test, vi } from "vitest";
import { catalog, loadCatalog } from "./catalogs.ts";
import { messagePart } from "./message-parts.ts";
import english from "./messages/en.json";
import { translator } from "./text.ts";

test("on the server both parts of the messages are loaded", async () => {
  await loadCatalog("en");
  expect([...catalog("en").keys()].sort()).toEqual(Object.keys(english).sort());
});

test("a regional locale has the messages of its language where it lacks them", async () => {
  await loadCatalog("es-MX");
  await loadCatalog("es");
  expect(translator("es-MX")("cart.title")).toBe(translator("es")("cart.title"));
  expect(translator("es-MX")("checkout.address.district")).toBe("Colonia");
  expect(translator("es")("checkout.address.district")).toBe("Barrio");
});

test("a missing message is reported on the console", async () => {
  await loadCatalog("en");
  const consoleError = vi.spyOn(console, "error").mockReturnValue();
  translatorOf(catalog("en"), "en")("no.such.key");
  expect(consoleError).toHaveBeenCalledWith("The message no.such.key has not been loaded");
});

test("the messages of the menu are in the first part, those of the checkout in the later one", () => {
  expect(messagePart("menu.seeOrder")).toBe("first");
  expect(messagePart("report.open")).toBe("first");
  expect(messagePart("checkout.title")).toBe("later");
  expect(messagePart("cart.title")).toBe("later");
});

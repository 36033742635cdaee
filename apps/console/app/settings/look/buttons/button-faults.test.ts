import type { LandingContent } from "@comanda/ui/look/look-settings.ts";
import { expect, test } from "vitest";
import type { Translate } from "../../../i18n/text.ts";
import { buttonFaults } from "./button-faults.ts";

const t: Translate = (key) => key;
const faults = (content: LandingContent) => {
  const full = { name: "Name", status: "enabled", ...content };
  const found = buttonFaults(t, { layout_settings: { landing: { contents: [full] } } });
  return Object.fromEntries(
    Object.entries(found).map(([path, text]) => [path.split(".").at(-1), text.split(".").at(-1)]),
  );
};

test.each([
  [{ type: "menu_webapp_url" }, {}],
  [{ type: "menu_webapp_url", name: "  " }, { name: "missing" }],
  [{ type: "whatsapp_number", value: "+52 55 1234 5678" }, {}],
  [{ type: "whatsapp_number", value: 525512345678 }, {}],
  [{ type: "whatsapp_number", value: "123456" }, { value: "phone" }],
  [{ type: "whatsapp_number", value: "1234567890123456" }, { value: "phone" }],
  [{ type: "whatsapp_number", value: null }, { value: "phone" }],
  [{ type: "wifi_network", value: { network: "Casa" } }, {}],
  [{ type: "wifi_network", value: { network: " ", password: "x" } }, { value: "network" }],
  [{ type: "external_url", value: "example.com/menu" }, {}],
  [{ type: "external_url", value: "mailto:hola@example.com" }, {}],
  [{ type: "external_url", value: "javascript:alert(1)" }, { value: "address" }],
  [{ type: "external_url", value: "hola" }, { value: "address" }],
  [{ type: "instagram_url", value: "https://instagram.com/tacos" }, {}],
  [{ type: "external_url", value: null, status: "disabled" }, {}],
  [{ type: "external_url", value: null, name: null, status: false }, {}],
] satisfies [LandingContent, object][])("%j has the faults %j", (content, expected) => {
  expect(faults(content)).toEqual(expected);
});

test("a fault stands at the place of its button in the file", () => {
  const contents = [{ name: "A", status: true, type: "menu_webapp_url" }, { status: true }];
  expect(Object.keys(buttonFaults(t, { layout_settings: { landing: { contents } } }))).toEqual([
    "ecommerce_settings.layout_settings.landing.contents.1.name",
    "ecommerce_settings.layout_settings.landing.contents.1.value",
  ]);
});

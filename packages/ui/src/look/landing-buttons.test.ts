import { expect, test } from "vitest";
import { landingButtons } from "./landing-buttons.ts";

type Content = Parameters<typeof landingButtons>[0][number];

function content(changes: Partial<Content>): Content {
  return {
    id: null,
    name: "Name",
    order: 0,
    status: "enabled",
    type: "url",
    value: null,
    ...changes,
  };
}

const actions = (...contents: Partial<Content>[]) =>
  landingButtons(contents.map(content)).map(({ action }) => action);

test("without enabled, named contents the only button opens the menu", () => {
  const menu = [{ name: null, action: { kind: "menu" } }];
  expect(landingButtons([])).toEqual(menu);
  expect(landingButtons([content({ name: "" }), content({ status: "disabled" })])).toEqual(menu);
});

test("the type of a button may be in capitals", () => {
  expect(actions({ type: "MENU_WEBAPP_URL" })).toEqual([{ kind: "menu" }]);
});

test("only enabled contents with a name become buttons, in their order", () => {
  const names = landingButtons([
    content({ name: "Second", order: 2 }),
    content({ name: " ", order: 0 }),
    content({ name: null, order: 0 }),
    content({ name: "Off", status: "disabled" }),
    content({ name: "Off too", status: false }),
    content({ name: "First", order: 1, status: true }),
  ]).map(({ name }) => name);
  expect(names).toEqual(["First", "Second"]);
});

test("each type of button has its own action", () => {
  expect(
    actions(
      { type: "menu_webapp_url" },
      { type: "whatsapp_number", value: "+52 55 1234 5678" },
      { type: "instagram_url", value: "instagram.com/taqueria" },
      { type: "wifi_network", value: { network: "Esquina", password: "pastor123" } },
    ),
  ).toEqual([
    { kind: "menu" },
    { kind: "link", href: "https://wa.me/525512345678?text=" },
    { kind: "link", href: "https://instagram.com/taqueria" },
    { kind: "wifi", wifi: { network: "Esquina", password: "pastor123" } },
  ]);
});

test("a value that is a number is read as its digits", () => {
  expect(
    actions(
      { type: "whatsapp_number", value: 525512345678 },
      { type: "wifi_network", value: 2024 },
      { type: "wifi_network", value: { network: 2024, password: 12345678 } },
      { type: "url", value: 7 },
    ),
  ).toEqual([
    { kind: "link", href: "https://wa.me/525512345678?text=" },
    { kind: "wifi", wifi: { network: "2024", password: "" } },
    { kind: "wifi", wifi: { network: "2024", password: "12345678" } },
    { kind: "none" },
  ]);
});

test("a button without a value, or with a script as its value, does nothing", () => {
  expect(
    actions(
      { value: null },
      { value: "javascript:alert(1)" },
      { type: "wifi_network", value: {} },
      { type: "wifi_network", value: null },
      { type: "whatsapp_number", value: null },
      { type: "whatsapp_number", value: "" },
      { type: "instagram_url", value: null },
    ),
  ).toEqual(Array.from({ length: 7 }, () => ({ kind: "none" })));
});

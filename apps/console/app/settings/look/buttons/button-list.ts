import type { LandingContent } from "@comanda/ui/look/look-settings.ts";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import type { SettingsForm } from "../../form/use-settings-section.ts";
import { CONTENTS } from "../paths/look-paths.ts";

/** A button of the form: `at` is its index in the file's list, `key` is unique. */
export type ButtonItem = { content: LandingContent; at: number; key: string };

export const BUTTON_TYPES = [
  "menu_webapp_url",
  "whatsapp_number",
  "wifi_network",
  "external_url",
] as const;

/** The buttons of a form in the order in which guests see them. */
export function buttonsOf(form: Pick<SettingsForm, "get">): ButtonItem[] {
  const contents = form.get(CONTENTS);
  if (!Array.isArray(contents)) return [];
  const ids = contents.map(({ id }: LandingContent) => String(id ?? ""));
  return contents
    .map((content: LandingContent, at) => {
      const id = ids[at] ?? "";
      const isOwn = id !== "" && ids.indexOf(id) === at;
      return { content, at, key: isOwn ? id : `${id} ${at}` };
    })
    .toSorted((a, b) => (a.content.order ?? 0) - (b.content.order ?? 0));
}

/** Whether guests see a button, if it has a name. */
export function isOn({ status }: LandingContent): boolean {
  return status === true || ["enabled", "active", "true"].includes(String(status).toLowerCase());
}

/** The list in an order, with each button's own number. */
export function numbered(items: readonly Pick<ButtonItem, "content">[]): LandingContent[] {
  return items.map(({ content }, at) => ({ ...content, order: at + 1 }));
}

/** The list with one button in another place; the same where the place does not exist. */
export function moved(items: readonly ButtonItem[], from: number, to: number): LandingContent[] {
  const item = items[from];
  if (!item || to < 0 || to >= items.length) return numbered(items);
  return numbered(items.toSpliced(from, 1).toSpliced(to, 0, item));
}

/** A button without a name, at the end of the list. */
export function withNewButton(items: readonly ButtonItem[]): LandingContent[] {
  const content: LandingContent = {
    id: `button-${randomKey()}`,
    name: null,
    status: "enabled",
    type: "external_url",
    value: null,
  };
  return numbered([...items, { content }]);
}

/** The value of a button that gets another type: what was written is kept where it fits. */
export function valueFor(type: string, value: unknown): unknown {
  const { network = null } = wifiOf(value);
  const text = typeof value === "object" ? network : value;
  if (type === "menu_webapp_url") return null;
  return type === "wifi_network" ? { network: text ?? null, password: null } : (text ?? null);
}

/** Reads the network of a value; a text is the name of a network without a password. */
export function wifiOf(value: unknown): { network?: unknown; password?: unknown } {
  if (typeof value === "object") return value ?? {};
  return { network: value };
}

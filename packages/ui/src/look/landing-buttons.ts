import { safeUrl, whatsappUrl } from "../web/safe-url.ts";
import type { LandingContent } from "./look-settings.ts";

export type Wifi = { network: string; password: string };

/** What a button does; a button with `none` is disabled. */
export type LandingAction =
  | { kind: "menu" }
  | { kind: "wifi"; wifi: Wifi }
  | { kind: "link"; href: string }
  | { kind: "none" };

/** `name` is null for the button to the menu, whose text is ours. */
export type LandingButton = Pick<LandingContent, "original_texts"> & {
  name: string | null;
  action: LandingAction;
};

/**
 * Returns the buttons of the landing page: the enabled contents with a name, in their order, or a
 * single button to the menu (conformance 2.28, 2.29).
 */
export function landingButtons(contents: readonly LandingContent[]): LandingButton[] {
  const buttons = contents
    .filter(({ name, status }) => name?.trim() && isEnabled(status))
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .map((content) => ({
      name: content.name ?? null,
      ...(content.original_texts && { original_texts: content.original_texts }),
      action: action(content),
    }));
  return buttons.length > 0 ? buttons : [{ name: null, action: { kind: "menu" } }];
}

function isEnabled(status: LandingContent["status"]): boolean {
  return status === true || ["enabled", "active", "true"].includes(String(status).toLowerCase());
}

function action({ type: written, value }: LandingContent): LandingAction {
  const type = written?.toLowerCase();
  if (type === "menu_webapp_url") return { kind: "menu" };
  if (type === "wifi_network") return wifiAction(value);
  const href = type === "whatsapp_number" ? chatUrl(value) : safeUrl(value);
  return href ? { kind: "link", href } : { kind: "none" };
}

function chatUrl(value: LandingContent["value"]): string | null {
  const hasNumber = typeof value === "string" || typeof value === "number";
  return hasNumber ? whatsappUrl(String(value)) : null;
}

/** Reads `{ network, password }`; a text or a number is the name of a network without a password. */
function wifiAction(value: LandingContent["value"]): LandingAction {
  const fields: { network?: unknown; password?: unknown } =
    typeof value === "object" && value ? value : { network: value };
  const network = wordOf(fields.network);
  if (!network.trim()) return { kind: "none" };
  return { kind: "wifi", wifi: { network, password: wordOf(fields.password) } };
}

/** A password of digits may be a number in a file. */
const wordOf = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

import { landingButtons } from "@comanda/ui/look/landing-buttons.ts";
import type { LandingContent, LookSettings } from "@comanda/ui/look/look-settings.ts";
import type { Translate } from "../../../i18n/text.ts";
import { readPhone } from "../../place/phone-text.ts";
import { CONTENTS } from "../paths/look-paths.ts";
import { isOn } from "./button-list.ts";

const EXAMPLE = "https://example.com";

/**
 * What is wrong with the landing page's buttons, by paths. A button that is off may be unfinished. One
 * that is on has a name, and a value that the storefront can open.
 */
export function buttonFaults(t: Translate, look: LookSettings): Record<string, string> {
  const contents = look.layout_settings?.landing?.contents ?? [];
  const faults: Record<string, string> = {};
  for (const [index, content] of contents.entries()) {
    if (!isOn(content)) continue;
    if (!content.name?.trim()) faults[`${CONTENTS}.${index}.name`] = t("form.missing");
    const fault = valueFault(content);
    if (fault)
      faults[`${CONTENTS}.${index}.value`] = t(`settings.look.fault.${fault}`, {
        example: EXAMPLE,
      });
  }
  return faults;
}

/** Returns what is wrong with a button's value; null if the button works in the storefront. */
function valueFault(content: LandingContent): "phone" | "network" | "address" | null {
  const { type, value } = content;
  if (type === "whatsapp_number") {
    // The button has its own number, with the code of its country.
    const phone = readPhone(String(value ?? ""), "");
    return phone.stored === null || phone.fault ? "phone" : null;
  }
  const [button] = landingButtons([{ ...content, name: "name" }]);
  if (button?.action.kind !== "none") return null;
  return type === "wifi_network" ? "network" : "address";
}

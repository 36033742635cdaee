import type { FaultCode, FaultFacts } from "@comanda/contract/calls/fault-codes";
import type { Fault } from "@comanda/contract/calls/problems";
import { ALLERGENS, DIETS } from "@comanda/domain/menu/dietary";
import type { MessageKey, Translate } from "../../i18n/text.ts";

type ServerFault = Pick<Fault, "code" | "facts">;

const keys: Readonly<Record<Exclude<FaultCode, "contradiction">, MessageKey>> = {
  missing: "form.missing",
  long: "menu.fault.long",
  many: "settings.fault.many",
  small: "settings.fault.small",
  large: "settings.fault.large",
  range: "settings.fault.number",
  whole: "settings.fault.whole",
  decimals: "settings.fault.decimals",
  characters: "settings.fault.characters",
  email: "settings.fault.email",
  repeated: "settings.fault.repeated",
  taken: "settings.fault.taken",
  lost: "settings.fault.lost",
  unanswered: "settings.fault.unanswered",
  gone: "settings.fault.gone",
  same_time: "menu.fault.sameTime",
  min_above_max: "menu.fault.minAboveMax",
  min_above_choices: "menu.fault.minAboveChoices",
  unnamed: "menu.fault.sizeName",
};

/**
 * Returns what the server found wrong, in the member's language. A fault of a rule that has no text asks for
 * another value.
 */
export function serverFaultText(t: Translate, { code, facts = {} }: ServerFault): string {
  if (code === "contradiction") return contradictionText(t, facts);
  const key = code && Object.hasOwn(keys, code) ? keys[code] : "settings.fault.other";
  return t(key, facts);
}

function contradictionText(t: Translate, facts: FaultFacts): string {
  const diet = DIETS.find((each) => each === facts.diet);
  const allergen = ALLERGENS.find((each) => each === facts.allergen);
  if (!diet || !allergen) return t("settings.fault.other");
  return t("menu.fault.contradiction", {
    diet: t(`menu.diet.${diet}`),
    allergen: t(`menu.allergen.${allergen}`),
  });
}

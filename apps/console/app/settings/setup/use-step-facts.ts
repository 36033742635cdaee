import { WEEKDAYS } from "@comanda/domain/hours/time-zone";
import { useText } from "../../i18n/text.ts";
import { dayAt, spansOf } from "../hours/hours-faults.ts";
import { activeTypes } from "./draft/order-types.ts";
import { HAND_KINDS, hasKind } from "./draft/pay-kinds.ts";
import type { SetupStep } from "./draft/setup-steps.ts";
import type { SetupForms } from "./draft/use-setup-forms.ts";

/** What is set in each step, as one line; empty for nothing yet. */
export function useStepFacts(forms: SetupForms, origin: string | null): Record<SetupStep, string> {
  const t = useText();
  const { place, hours, dishes, payments } = forms;
  const open = WEEKDAYS.filter((day) => {
    const stored = dayAt(hours.value, day);
    return stored.is_active !== false && spansOf(stored).length > 0;
  });
  const { categories } = dishes.menu;
  const products = categories.reduce((sum, each) => sum + each.products.length, 0);
  const types = activeTypes(forms);
  const kinds = HAND_KINDS.filter(
    (kind) => types.length > 0 && types.every((type) => hasKind(payments.value, type, kind)),
  );
  return {
    place: [place.get("company.name"), place.get("company.address")].filter(Boolean).join(" · "),
    hours: open.length > 0 ? t("settings.sum.days", { count: open.length }) : "",
    dishes: products > 0 ? t("menu.counts", { products, categories: categories.length }) : "",
    ordering: types.map((type) => t(`orderType.${type}`)).join(" · "),
    payments: kinds.map((kind) => t(`settings.payments.kind.${kind}`)).join(" · "),
    code: origin?.replace(/^https?:\/\//u, "") ?? "",
  };
}

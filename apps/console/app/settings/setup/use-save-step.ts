import type { ServiceTypeKey } from "@comanda/domain/company/service-type";
import { hasPermission } from "@comanda/domain/staff/permissions";
import { useState } from "react";
import { useCompanyPage } from "../../layout/company-page.tsx";
import type { SettingsForm } from "../form/use-settings-section.ts";
import { methodsOf } from "../payments/draft/method-list.ts";
import { activeTypes } from "./draft/order-types.ts";
import { HAND_KINDS, hasKind, withKind } from "./draft/pay-kinds.ts";
import type { SetupStep } from "./draft/setup-steps.ts";
import type { SetupForms } from "./draft/use-setup-forms.ts";

/** Saves a step on its own. `missing` is the step that was saved without the choice that it needs. */
export function useSaveStep(forms: SetupForms) {
  const maySetPayments = hasPermission(useCompanyPage().member.role, "business.write");
  const [missing, setMissing] = useState<SetupStep | null>(null);
  const need = (step: SetupStep, isThere: boolean) => {
    setMissing(isThere ? null : step);
    return isThere;
  };
  const savers: Record<SetupStep, () => Promise<boolean>> = {
    place: () => saveChanged(forms.place),
    hours: () => {
      const { hours, quickHours } = forms;
      return quickHours.untouched
        ? hours.saveMerged(quickHours.untouched, hours.stored)
        : saveChanged(hours);
    },
    dishes: () => forms.dishes.save(),
    ordering: async () => {
      const types = activeTypes(forms);
      if (!need("ordering", types.length > 0)) return false;
      if (!(await saveOrdering(forms, types))) return false;
      if (maySetPayments) suggestCash(forms.payments, types);
      return true;
    },
    payments: async () => {
      if (!maySetPayments) return true;
      const types = activeTypes(forms);
      const { payments } = forms;
      const isChosen = HAND_KINDS.some((kind) =>
        types.every((type) => hasKind(payments.value, type, kind)),
      );
      return need("payments", isChosen || types.length === 0) && saveChanged(payments);
    },
    code: async () => true,
  };
  return { missing, saveStep: (step: SetupStep) => savers[step]() };
}

/** Switches cash on in the next step, to be saved there, where nothing is chosen yet. */
function suggestCash(payments: SettingsForm, types: readonly ServiceTypeKey[]): void {
  const isEmpty = types.every((type) => methodsOf(payments.value, type).length === 0);
  if (isEmpty) payments.setAll(withKind(payments.value, types, "cash", { on: true, name: null }));
}

/** Saves what the order types that are on need, and then the types themselves. */
export async function saveOrdering(
  { ordering, delivery, tables }: SetupForms,
  types: readonly ServiceTypeKey[],
): Promise<boolean> {
  const used = new Map<SettingsForm, boolean>([
    [delivery, types.includes("delivery")],
    [tables, types.includes("table")],
  ]);
  // What was typed for a type that is off again is nothing to save.
  for (const [form, isUsed] of used) if (!isUsed) form.discard();
  const parts = [...used].flatMap(([form, isUsed]) => (isUsed ? [form] : []));
  // All that is wrong is said at once, before any of it is sent, and so is all that the server refuses.
  if ([...parts, ordering].map((form) => form.showFaults()).includes(false)) return false;
  const stored: boolean[] = [];
  // A delivery needs its price to be stored, also one that was there before.
  for (const form of parts)
    stored.push(await (form === delivery ? form.save() : saveChanged(form)));
  // The order types come last: guests never see one whose prices are not stored.
  return !stored.includes(false) && saveChanged(ordering);
}

async function saveChanged(form: SettingsForm): Promise<boolean> {
  return !form.isDirty || form.save();
}

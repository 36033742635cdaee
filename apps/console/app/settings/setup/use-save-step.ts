import { useState } from "react";
import type { SettingsForm } from "../frame/use-settings-section.ts";
import { activeTypes } from "./order-types.ts";
import { HAND_KINDS, hasKind } from "./pay-kinds.ts";
import type { SetupStep } from "./setup-steps.ts";
import type { SetupForms } from "./use-setup-forms.ts";

/** Saves a step on its own. `missing` is the step that was saved without the choice that it needs. */
export function useSaveStep(forms: SetupForms) {
  const [missing, setMissing] = useState<SetupStep | null>(null);
  const need = (step: SetupStep, isThere: boolean) => {
    setMissing(isThere ? null : step);
    return isThere;
  };
  const savers: Record<SetupStep, () => Promise<boolean>> = {
    place: () => saveChanged(forms.place),
    hours: () => saveChanged(forms.hours),
    dishes: () => forms.dishes.save(),
    ordering: async () => {
      const types = activeTypes(forms);
      if (!need("ordering", types.length > 0)) return false;
      // The order type comes last: guests never see one whose prices are not stored.
      const delivery = types.includes("delivery") ? forms.delivery.save : null;
      if (delivery && !(await delivery())) return false;
      return (await saveChanged(forms.tables)) && (await saveChanged(forms.ordering));
    },
    payments: async () => {
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

async function saveChanged(form: SettingsForm): Promise<boolean> {
  return !form.isDirty || form.save();
}

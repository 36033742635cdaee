import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useText } from "../../i18n/text.ts";
import { Button, FLUSH, FLUSH_END } from "../../parts/button.tsx";
import { ChangeErrorText } from "../../parts/change-error-text.tsx";
import { Form } from "../../parts/field.tsx";
import { focusFault } from "../../parts/saving/focus-fault.ts";
import { PATHS } from "../delivery/draft/delivery-fields.ts";
import { Faults } from "../form/settings-page.tsx";
import type { SettingsForm } from "../form/use-settings-section.ts";
import { TABLE_COUNT } from "./draft/order-types.ts";
import { type SetupStep, stepAfter, stepBefore } from "./draft/setup-steps.ts";
import type { SetupForms } from "./draft/use-setup-forms.ts";
import { useSetupLabel } from "./use-setup-label.ts";

/**
 * The fields that a step shows with what is wrong with them, all in one view. The days of the week are
 * folded: their faults are said below them, too.
 */
const SHOWN_BESIDE: Readonly<Record<SetupStep, readonly string[]>> = {
  place: ["company.name", "company.address", "company.city", "company.whatsapp"],
  hours: [],
  dishes: [],
  ordering: [PATHS.fixed, PATHS.minimum, "ecommerce_settings.delivery.average_time", TABLE_COUNT],
  payments: [],
  code: [],
};

type StepFormProps = {
  step: SetupStep;
  forms: SetupForms;
  goTo: (step: SetupStep | null) => void;
  /** Resolves to whether the step is stored. */
  onSave: () => Promise<boolean>;
  children: ReactNode;
};

/** The fields of the open step, and the ways on: save, later, back. */
export function StepForm({ step, forms, goTo, onSave, children }: StepFormProps) {
  const t = useText();
  const labelOf = useSetupLabel();
  const body = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const sections = sectionsOf(step, forms);
  const [next, before] = [stepAfter(step), stepBefore(step)];
  const submit = async () => {
    if (busy) return;
    setBusy(true);
    const isSaved = await onSave();
    flushSync(() => setBusy(false));
    if (isSaved) goTo(next);
    else focusFault(body.current);
  };
  return (
    <Form
      ref={body}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      {sections.map(([name, form]) => (
        <div key={name} className="contents">
          <Faults form={form} labelOf={labelOf} except={SHOWN_BESIDE[step]} />
          {form.error && <ChangeErrorText error={form.error} />}
        </div>
      ))}
      <Button look="solid" size="l" type="submit" busy={busy}>
        {t(next ? "setup.save" : "setup.last")}
      </Button>
      <div className="flex justify-between gap-2">
        {before && (
          <Button look="quiet" className={FLUSH} onClick={() => goTo(before)}>
            {t("setup.back")}
          </Button>
        )}
        {next && (
          <Button look="quiet" className={`ms-auto ${FLUSH_END}`} onClick={() => goTo(next)}>
            {t("setup.skip")}
          </Button>
        )}
      </div>
    </Form>
  );
}

/** The sections of the settings that a step changes. */
function sectionsOf(step: SetupStep, forms: SetupForms): [string, SettingsForm][] {
  if (step === "dishes" || step === "code") return [];
  if (step === "ordering")
    return [
      ["ordering", forms.ordering],
      ["delivery", forms.delivery],
      ["tables", forms.tables],
    ];
  return [[step, forms[step]]];
}

import { MAX_ADDITIONAL_INFO } from "@comanda/domain/checkout/order-comment";
import { Button } from "@comanda/ui/controls/button.tsx";
import { Field } from "@comanda/ui/controls/field.tsx";
import { fieldCount } from "@comanda/ui/controls/field-count.ts";
import { stripControlCharacters } from "@comanda/ui/web/strip-control-characters.ts";
import { valibotResolver } from "@hookform/resolvers/valibot";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { type Translate, useText } from "../../i18n/text.ts";
import { useCheckoutStore } from "../../session/checkout/checkout-store.ts";
import { focusFirstError } from "./frame/focus-first-error.ts";
import { StepFrame } from "./frame/step-frame.tsx";
import { useNextLabel } from "./frame/use-next-label.ts";
import { useStepNavigation } from "./frame/use-step-navigation.ts";

function additionalInfoSchema(t: Translate) {
  const text = v.pipe(
    v.string(),
    v.transform(stripControlCharacters),
    v.nonEmpty(t("checkout.required")),
    v.maxLength(MAX_ADDITIONAL_INFO, t("checkout.atMost", { max: MAX_ADDITIONAL_INFO })),
  );
  return v.object({ text });
}

/** Shows the restaurant's own question for a service type, such as the table's number. */
export function AdditionalInfoStep({ question }: { question: string }) {
  const t = useText();
  const store = useCheckoutStore();
  const steps = useStepNavigation("additional_information");
  const nextLabel = useNextLabel();
  const { register, handleSubmit, subscribe, watch, formState } = useForm({
    resolver: valibotResolver(additionalInfoSchema(t)),
    defaultValues: { text: store.getState().additionalInfo },
    shouldFocusError: false,
  });
  const length = watch("text").length;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => store.getState().update({ additionalInfo: values.text }),
      }),
    [subscribe, store],
  );

  return (
    <StepFrame
      title={t("checkout.additionalTitle")}
      progress={steps.progress}
      onBack={steps.goBack}
      short
      startsInField={formState.defaultValues?.text === ""}
      onSubmit={handleSubmit(steps.goNext, (_, event) => focusFirstError(event?.target))}
      footer={<Button type="submit">{nextLabel(steps.next)}</Button>}
    >
      <p className="pb-3 text-muted">{t("checkout.additionalHint")}</p>
      <Field
        {...register("text")}
        label={question}
        // The question is what to read here, and not a mere label.
        className="[&_label>span]:text-sm [&_label>span]:font-bold [&_label>span]:text-ink"
        error={formState.errors.text?.message}
        count={fieldCount(length, MAX_ADDITIONAL_INFO)}
        autoComplete="off"
        enterKeyHint="next"
      />
    </StepFrame>
  );
}

import { MAX_ADDITIONAL_INFO } from "@comanda/domain/order-comment";
import { valibotResolver } from "@hookform/resolvers/valibot";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { type Translate, useText } from "../../i18n/text.tsx";
import { useCheckoutStore } from "../../session/checkout-store.ts";
import { honestText } from "../../shop/honest-text.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { showFirstError } from "./first-error.ts";
import { useNextLabel } from "./next-label.ts";
import { StepFrame } from "./step-frame.tsx";
import { useSteps } from "./use-steps.ts";

function additionalForm(t: Translate) {
  const text = v.pipe(
    v.string(),
    v.transform(honestText),
    v.nonEmpty(t("checkout.required")),
    v.maxLength(MAX_ADDITIONAL_INFO, t("checkout.atMost", { max: MAX_ADDITIONAL_INFO })),
  );
  return v.object({ text });
}

/** The question that the restaurant asks of this service type, such as the table's number. */
export function AdditionalStep({ question }: { question: string }) {
  const t = useText();
  const store = useCheckoutStore();
  const steps = useSteps("additional_information");
  const nextLabel = useNextLabel();
  const { register, handleSubmit, subscribe, watch, formState } = useForm({
    resolver: valibotResolver(additionalForm(t)),
    defaultValues: { text: store.getState().additionalInfo },
    shouldFocusError: false,
  });
  const written = watch("text").length;

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
      onSubmit={handleSubmit(steps.goOn, (_, event) => showFirstError(event?.target))}
      footer={<Button type="submit">{nextLabel(steps.next)}</Button>}
    >
      <p className="pb-3 text-muted">{t("checkout.additionalHint")}</p>
      <Field
        {...register("text")}
        label={question}
        error={formState.errors.text?.message}
        count={{ written, max: MAX_ADDITIONAL_INFO }}
        autoComplete="off"
        enterKeyHint="next"
      />
    </StepFrame>
  );
}

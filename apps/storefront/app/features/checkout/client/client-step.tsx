import { Button } from "@comanda/ui/controls/button.tsx";
import { Field } from "@comanda/ui/controls/field.tsx";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { useWhenOnline } from "@comanda/ui/web/use-online.ts";
import { valibotResolver } from "@hookform/resolvers/valibot";
import { useEffect, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { browserApi } from "../../../api/browser-api.ts";
import { withSentFields } from "../../../api/with-sent-fields.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useText } from "../../../i18n/text.ts";
import { saveClient } from "../../../session/checkout/checkout-client.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { isClientLost } from "../../../session/checkout/lost-client.ts";
import { savedClientName } from "../../../session/client/saved-client-name.ts";
import { type CheckoutError, toCheckoutError } from "../errors/checkout-error.ts";
import { CheckoutErrorNotice } from "../errors/checkout-error-notice.tsx";
import { focusFirstError } from "../frame/focus-first-error.ts";
import { StepFrame } from "../frame/step-frame.tsx";
import { useNextLabel } from "../frame/use-next-label.ts";
import { useStepNavigation } from "../frame/use-step-navigation.ts";
import {
  type ClientForm,
  clientFormDefaults,
  clientFormSchema,
  isClientUnchanged,
} from "./client-form-schema.ts";
import { countryName } from "./countries.ts";
import { PhoneField } from "./phone-field.tsx";
import { normalizePhone } from "./typed-phone.ts";

/** Shows the step for name and phone (conformance 2.76). */
export function ClientStep() {
  const t = useText();
  const locale = useLocale();
  const store = useCheckoutStore();
  const { company } = useCompanySite();
  const steps = useStepNavigation("client_information");
  const nextLabel = useNextLabel();
  const [error, setError] = useState<CheckoutError | null>(() =>
    isClientLost(store) ? { kind: "client" } : null,
  );
  const companyCountry = company.country.country_code;
  const [initial] = useState(() => {
    const { contact, client } = store.getState();
    const values = clientFormDefaults(
      contact,
      client,
      companyCountry,
      savedClientName(document.cookie),
    );
    return { values, guess: !contact.country && !values.phone };
  });

  const form = useForm<ClientForm>({
    resolver: valibotResolver(
      clientFormSchema(t, companyCountry, (code) => countryName(code, locale)),
    ),
    defaultValues: initial.values,
    shouldFocusError: false,
  });
  const { formState } = form;

  useKeptContact(form);

  const save = async (typed: ClientForm) => {
    setError(null);
    if (isClientUnchanged(typed, store.getState().client)) return steps.goNext();
    try {
      saveClient(store, company.id, await createClient(company.id, typed));
      // A placed order keeps its client as it was; the draft must be created again.
      store.getState().update({ attempt: null, orderId: null });
      steps.goNext();
    } catch (error) {
      const checkoutError = toCheckoutError(error, company.currency.code);
      if (checkoutError.kind === "phone")
        form.setError("phone", { message: t("checkout.phoneInvalid") });
      else setError(checkoutError);
    }
  };
  useWhenOnline(error?.kind === "unreachable", () => void form.handleSubmit(save)());

  return (
    <StepFrame
      title={t("checkout.clientTitle")}
      progress={steps.progress}
      onBack={steps.goBack}
      short
      onSubmit={form.handleSubmit(save, (_, event) => focusFirstError(event?.target))}
      footer={
        <>
          {error && <CheckoutErrorNotice error={error} />}
          <Button type="submit" busy={formState.isSubmitting}>
            {nextLabel(steps.next)}
          </Button>
        </>
      }
    >
      <p className="pb-3 text-muted">{t("checkout.clientHint")}</p>
      <Field
        {...form.register("name")}
        className="pb-3"
        label={t("checkout.name")}
        error={formState.errors.name?.message}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        aria-required
      />
      <PhoneField form={form} guess={initial.guess} />
    </StepFrame>
  );
}

/** Keeps in the checkout what is typed, so that it survives a reload. */
function useKeptContact({ subscribe }: UseFormReturn<ClientForm>) {
  const store = useCheckoutStore();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => store.getState().update({ contact: values }),
      }),
    [subscribe, store],
  );
}

async function createClient(companyId: string, typed: ClientForm) {
  const { number, countryDialCode } = normalizePhone(typed);
  const person = {
    name: typed.name,
    country_calling_code: countryDialCode,
    phone_number: number,
  };
  const client = await browserApi("createClient", {
    params: { companyId },
    body: Object.assign({ company_id: companyId }, person),
  });
  return withSentFields(client, person);
}

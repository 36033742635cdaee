import { valibotResolver } from "@hookform/resolvers/valibot";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useLocale, useText } from "../../../i18n/text.tsx";
import { api } from "../../../session/api.ts";
import { useCheckoutStore } from "../../../session/checkout-store.ts";
import { rememberClient } from "../../../session/client.ts";
import { clientName } from "../../../session/client-name.ts";
import { useWhenOnline } from "../../../session/online.ts";
import { useShop } from "../../../shop/shop.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { showFirstError } from "../first-error.ts";
import { useNextLabel } from "../next-label.ts";
import { type Trouble, troubleOf } from "../order/trouble.ts";
import { TroubleNotice } from "../order/trouble-notice.tsx";
import { StepFrame } from "../step-frame.tsx";
import { useSteps } from "../use-steps.ts";
import { type ClientForm, clientDefaults, clientForm, isSameClient } from "./client-form.ts";
import { countryName } from "./country-entries.ts";
import { phoneValue } from "./phone.ts";
import { PhoneField } from "./phone-field.tsx";

/** Who orders: name and phone (spec §2, Client information). */
export function ClientStep() {
  const t = useText();
  const locale = useLocale();
  const store = useCheckoutStore();
  const { company } = useShop();
  const steps = useSteps("client_information");
  const nextLabel = useNextLabel();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const companyCountry = company.country.country_code;
  const [begin] = useState(() => {
    const { contact, client } = store.getState();
    const values = clientDefaults(contact, client, companyCountry, clientName(document.cookie));
    return { values, guess: !contact.country && !values.phone };
  });

  const form = useForm<ClientForm>({
    resolver: valibotResolver(clientForm(t, companyCountry, (code) => countryName(code, locale))),
    defaultValues: begin.values,
    shouldFocusError: false,
  });
  const { subscribe, formState } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => store.getState().update({ contact: values }),
      }),
    [subscribe, store],
  );

  const save = async (typed: ClientForm) => {
    setTrouble(null);
    if (isSameClient(typed, store.getState().client)) return steps.goOn();
    const { number, countryDialCode } = phoneValue(typed);
    try {
      const client = await api("createClient", {
        params: { companyId: company.id },
        body: {
          company_id: company.id,
          name: typed.name,
          country_calling_code: countryDialCode,
          phone_number: number,
        },
      });
      rememberClient(store, company.id, client);
      // An order names its client as it was when the order was made.
      store.getState().update({ attempt: null, orderId: null });
      steps.goOn();
    } catch (error) {
      const found = troubleOf(error, company.currency.code);
      if (found.kind === "phone") form.setError("phone", { message: t("checkout.phoneInvalid") });
      else setTrouble(found);
    }
  };
  useWhenOnline(trouble?.kind === "unreachable", () => void form.handleSubmit(save)());

  return (
    <StepFrame
      title={t("checkout.clientTitle")}
      progress={steps.progress}
      onBack={steps.goBack}
      onSubmit={form.handleSubmit(save, (_, event) => showFirstError(event?.target))}
      footer={
        <>
          {trouble && <TroubleNotice trouble={trouble} />}
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
      <PhoneField form={form} guess={begin.guess} />
    </StepFrame>
  );
}

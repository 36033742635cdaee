import { caretAfterDigits } from "@comanda/domain/people/phone-number";
import { Field } from "@comanda/ui/controls/field.tsx";
import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useText } from "../../../i18n/text.ts";
import type { ClientForm } from "./client-form-schema.ts";
import { CountryButton } from "./country-button.tsx";
import { groupDigits, isCompletePhone, parseTypedPhone, type TypedPhone } from "./typed-phone.ts";
import { fetchVisitorCountry } from "./visitor-country.ts";

type PhoneFieldProps = {
  form: UseFormReturn<ClientForm>;
  /** The customer has not chosen the country: the visitor's own can replace it. */
  guess: boolean;
};

/** Shows a national number with its country (conformance 2.88). */
export function PhoneField({ form, guess }: PhoneFieldProps) {
  const t = useText();
  const companyCountry = useCompanySite().company.country.country_code;
  const { register, setValue, getValues, trigger, watch, formState } = form;
  const { isSubmitted } = formState;
  const { onBlur, ...phone } = register("phone");

  const countryChosen = useRef(!guess);

  useEffect(() => {
    if (countryChosen.current) return;
    let unmounted = false;
    void fetchVisitorCountry().then((code) => {
      // A customer who typed or chose in the meantime keeps their country.
      if (!unmounted && code && !countryChosen.current && !getValues("phone"))
        setValue("country", code);
    });
    return () => {
      unmounted = true;
    };
  }, [getValues, setValue]);

  const updatePhone = (field: HTMLInputElement, { done }: { done: boolean }) => {
    const before = getValues("country");
    const typed = resolveCountry(
      parseTypedPhone(field.value, before, { done }),
      done && !countryChosen.current,
    );
    if (typed.phone !== field.value) replaceValue(field, typed.phone);
    if (done && typed.phone !== getValues("phone")) setValue("phone", typed.phone);
    if (typed.country !== before) choose(typed.country);
  };
  /**
   * A complete number of the restaurant's country belongs to it, when the current country is only a
   * guess and the number does not fit it.
   */
  const resolveCountry = (typed: TypedPhone, guessed: boolean): TypedPhone => {
    if (!guessed || isCompletePhone(typed)) return typed;
    const local = { phone: groupDigits(typed.phone, companyCountry), country: companyCountry };
    return isCompletePhone(local) ? local : typed;
  };
  const choose = (code: string) => {
    countryChosen.current = true;
    setValue("country", code);
    // The error of a number depends on its country.
    if (isSubmitted) void trigger("phone");
  };

  return (
    // With large letters the number stands below its country, where all its digits are visible.
    <div className="flex flex-wrap items-start gap-2">
      <CountryButton
        country={watch("country")}
        onChoose={(code) => {
          setValue("phone", groupDigits(getValues("phone"), code));
          choose(code);
        }}
      />
      <Field
        {...phone}
        onInput={({ currentTarget }) => updatePhone(currentTarget, { done: false })}
        onBlur={(event) => {
          updatePhone(event.currentTarget, { done: true });
          void onBlur(event);
        }}
        className="min-w-0 flex-[1_1_8rem]"
        label={t("checkout.phone")}
        error={formState.errors.phone?.message}
        type="tel"
        inputMode="tel"
        // The complete number with its calling code, which gives the country.
        autoComplete="tel"
        enterKeyHint="done"
        aria-required
        dir="ltr"
      />
    </div>
  );
}

/** Replaces the typed text by `phone` and keeps the caret after the same digits. */
function replaceValue(field: HTMLInputElement, phone: string): void {
  const typed = field.value.slice(0, field.selectionStart ?? undefined);
  const inside = typed.length < field.value.length;
  field.value = phone;
  if (!inside || document.activeElement !== field) return;
  const caret = caretAfterDigits(typed, phone);
  field.setSelectionRange(caret, caret);
}

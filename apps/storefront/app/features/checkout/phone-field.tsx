import ChevronDown from "lucide-react/icons/chevron-down";
import type { UseFormReturn } from "react-hook-form";
import { useText } from "../../i18n/text.tsx";
import { Field } from "../../ui/field.tsx";
import type { ClientForm } from "./client-form.ts";
import { Flag } from "./flag.tsx";
import { caretBehind, type PhoneCountry, typedPhone } from "./phone.ts";

type PhoneFieldProps = { form: UseFormReturn<ClientForm>; countries: PhoneCountry[] };

/** A national number beside its country (spec §2, Client information). */
export function PhoneField({ form, countries }: PhoneFieldProps) {
  const t = useText();
  const { register, setValue, getValues, trigger, watch, formState } = form;
  const country = watch("country");
  const { isSubmitted } = formState;

  return (
    <div className="flex flex-wrap items-start gap-2">
      <CountrySelect
        country={country}
        countries={countries}
        onChange={(code) => {
          setValue("phone", typedPhone(getValues("phone"), code).phone);
          setValue("country", code);
          // What is wrong with a number is said of its country.
          if (isSubmitted) void trigger("phone");
        }}
      />
      <Field
        {...register("phone")}
        onInput={({ currentTarget }) => {
          const typed = typedPhone(currentTarget.value, getValues("country"));
          if (typed.phone !== currentTarget.value) rewrite(currentTarget, typed.phone);
          if (typed.country !== getValues("country")) setValue("country", typed.country);
        }}
        className="min-w-0 flex-1 basis-40"
        label={t("checkout.phone")}
        error={formState.errors.phone?.message}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="done"
        dir="ltr"
      />
    </div>
  );
}

/** Puts `phone` in the place of what was typed and leaves the caret behind the same digits. */
function rewrite(field: HTMLInputElement, phone: string): void {
  const typed = field.value.slice(0, field.selectionStart ?? undefined);
  const inside = typed.length < field.value.length;
  field.value = phone;
  if (!inside) return;
  const caret = caretBehind(typed, phone);
  field.setSelectionRange(caret, caret);
}

type CountrySelectProps = {
  country: string;
  countries: PhoneCountry[];
  onChange: (code: string) => void;
};

/** The browser's own list, below a short text of what is chosen. */
function CountrySelect({ country, countries, onChange }: CountrySelectProps) {
  const t = useText();
  const chosen = countries.find(({ code }) => code === country);
  return (
    <div className="relative flex min-h-14 flex-none items-center gap-1.5 rounded-m border border-field bg-surface px-3 focus-within:outline-2 focus-within:outline-ink">
      <span aria-hidden="true" className="tabular flex items-center gap-1.5 text-md" dir="ltr">
        <Flag country={country} />
        <span>+{chosen?.dialCode}</span>
      </span>
      <ChevronDown className="size-4 text-muted" aria-hidden="true" />
      <select
        aria-label={t("checkout.country")}
        autoComplete="tel-country-code"
        className="absolute inset-0 w-full cursor-pointer text-md opacity-0"
        value={country}
        onChange={({ target }) => onChange(target.value)}
      >
        {countries.map(({ code, name, dialCode }) => (
          <option key={code} value={code}>{`${name} (+${dialCode})`}</option>
        ))}
      </select>
    </div>
  );
}

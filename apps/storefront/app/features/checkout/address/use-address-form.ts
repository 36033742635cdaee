import { valibotResolver } from "@hookform/resolvers/valibot";
import { type SubmitEvent, useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { useText } from "../../../i18n/text.ts";
import type { TypedAddress } from "../../../session/checkout/checkout-address.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { focusFirstError } from "../frame/focus-first-error.ts";
import { fieldOfError } from "./address-error-field.ts";
import { type AddressRules, addressFormSchema, type NewAddress } from "./address-form-schema.ts";
import { useAddAddress } from "./use-add-address.ts";

type AddressFormOptions = {
  rules: AddressRules;
  /** The fields that do not start with what was typed before. */
  initial?: Partial<TypedAddress>;
  toAddress: (typed: TypedAddress) => NewAddress;
  /** Called after every answer of the API. */
  onResponse?: () => void;
};

/**
 * Returns the form of an address. It is stored while the customer types, and a repeated request sends
 * the current values. An error of the API is shown at its field.
 */
export function useAddressForm({ rules, initial, toAddress, onResponse }: AddressFormOptions) {
  const t = useText();
  const store = useCheckoutStore();
  const submittedForm = useRef<EventTarget | null>(null);
  const { add, busy, error } = useAddAddress({ onReconnect: () => submit() });
  const form = useForm<TypedAddress>({
    resolver: valibotResolver(addressFormSchema(t, rules)),
    defaultValues: { ...store.getState().typedAddress, ...initial },
    mode: "onTouched",
    shouldFocusError: false,
  });
  const { subscribe, setError, handleSubmit, formState } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => store.getState().update({ typedAddress: { ...values } }),
      }),
    [subscribe, store],
  );

  const save = async (typed: TypedAddress) => {
    await add(toAddress(typed));
    onResponse?.();
  };
  const submit = (event?: SubmitEvent<HTMLFormElement>) =>
    void handleSubmit(save, () => focusFirstError(submittedForm.current))(event);

  const field = error && fieldOfError(error, rules);
  const { name, message } = field ?? {};
  useEffect(() => {
    if (!(name && message)) return;
    setError(name, { message: t(message) });
    focusFirstError(submittedForm.current);
  }, [name, message, setError, t]);

  return {
    form,
    busy,
    valid: formState.isValid,
    /** The error that belongs to no field. */
    error: field ? null : error,
    send: () => submit(),
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      submittedForm.current = event.currentTarget;
      submit(event);
    },
  };
}

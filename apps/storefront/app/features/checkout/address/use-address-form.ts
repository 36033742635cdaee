import { valibotResolver } from "@hookform/resolvers/valibot";
import { type SubmitEvent, useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { useText } from "../../../i18n/text.tsx";
import type { TypedAddress } from "../../../session/checkout-address.ts";
import { useCheckoutStore } from "../../../session/checkout-store.ts";
import { showFirstError } from "../first-error.ts";
import { faultyField } from "./address-faults.ts";
import { type AddressRules, addressForm } from "./address-form.ts";
import { type NewAddress, useAddAddress } from "./use-add-address.ts";

type AddressFormOptions = {
  rules: AddressRules;
  /** What of it is not to begin as it was typed before. */
  begin?: Partial<TypedAddress>;
  toAddress: (typed: TypedAddress) => NewAddress;
  /** Called when the API has answered, whatever it said. */
  onSent?: () => void;
};

/**
 * What is written of an address, kept as it is typed and sent as it is written at that time, also
 * when it is sent again. What the API finds wrong with a field is told beside it.
 */
export function useAddressForm({ rules, begin, toAddress, onSent }: AddressFormOptions) {
  const t = useText();
  const store = useCheckoutStore();
  const sentForm = useRef<EventTarget | null>(null);
  const { add, busy, error } = useAddAddress({ onAgain: () => send() });
  const form = useForm<TypedAddress>({
    resolver: valibotResolver(addressForm(t, rules)),
    defaultValues: { ...store.getState().typedAddress, ...begin },
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
    onSent?.();
  };
  const send = (event?: SubmitEvent<HTMLFormElement>) =>
    void handleSubmit(save, () => showFirstError(sentForm.current))(event);

  const field = error && faultyField(error, rules);
  const { name, words } = field ?? {};
  useEffect(() => {
    if (!(name && words)) return;
    setError(name, { message: t(words) });
    showFirstError(sentForm.current);
  }, [name, words, setError, t]);

  return {
    form,
    busy,
    valid: formState.isValid,
    /** What is told of no field. */
    error: field ? null : error,
    send: () => send(),
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      sentForm.current = event.currentTarget;
      send(event);
    },
  };
}

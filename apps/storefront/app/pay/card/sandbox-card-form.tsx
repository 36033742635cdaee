import "../../i18n/fetch-later-messages.ts";
import { ApiError } from "@comanda/contract/calls/api-client";
import { toLatinDigits } from "@comanda/domain/text/digits";
import { Field } from "@comanda/ui/controls/field.tsx";
import { useEffect, useEffectEvent, useState } from "react";
import { browserApi } from "../../api/browser-api.ts";
import { useText } from "../../i18n/text.ts";
import type { CardFormProps } from "./card-form-props.ts";
import type { CardPaymentResult } from "./confirm-card-payment.ts";
import {
  type CardField,
  formatCardExpiry,
  formatCardNumber,
  invalidCardFields,
  type TypedCard,
} from "./sandbox-card-input.ts";
import { SandboxNote } from "./sandbox-note.tsx";

const EMPTY: TypedCard = { number: "", expiry: "", cvc: "" };
/** The sandbox's card numbers, by their result. */
const CARDS = [
  ["pay.test.cardPaid", "4242 4242 4242 4242"],
  ["pay.test.cardRefused", "4000 0000 0000 0002"],
  ["pay.test.cardWaits", "4000 0000 0000 0259"],
] as const;

/** Shows the card form of a sandbox restaurant. It accepts test cards and stores nothing of them. */
export function SandboxCardForm({ companyId, clientSecret, onHandle, onTyped }: CardFormProps) {
  const t = useText();
  const [card, setCard] = useState(EMPTY);
  const [invalidFields, setInvalidFields] = useState<CardField[]>([]);

  const change = (changes: Partial<TypedCard>) => {
    setCard((now) => ({ ...now, ...changes }));
    onTyped();
    setInvalidFields((all) => all.filter((name) => !(name in changes)));
  };
  const check = useEffectEvent(async () => {
    const found = invalidCardFields(card);
    setInvalidFields(found);
    return found.length === 0;
  });
  const confirm = useEffectEvent(async (): Promise<CardPaymentResult> => {
    const body = { company_id: companyId, client_secret: clientSecret, card };
    try {
      const { outcome } = await browserApi("paySandboxCard", { body });
      if (outcome === "failed") return { kind: "refused", reason: null };
      return { kind: outcome === "paid" ? "paid" : "processing" };
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "invalid_card") return { kind: "unknown" };
      setInvalidFields(["number"]);
      return { kind: "invalid" };
    }
  });
  const reportHandle = useEffectEvent(onHandle);
  useEffect(() => {
    reportHandle({ validate: () => check(), confirm: () => confirm() });
    return () => reportHandle(null);
  }, []);

  const fieldError = (name: CardField) =>
    invalidFields.includes(name) ? t(`pay.card.${name}Wrong`) : undefined;
  return (
    <div className="flex flex-col gap-3">
      <SandboxNote
        note="pay.test.note"
        examples={CARDS.map(([name, number]) => ({
          name: t(name),
          onTry: () => change({ number, expiry: "12/34", cvc: "123" }),
        }))}
      />
      <Field
        label={t("pay.card.number")}
        value={card.number}
        onChange={({ currentTarget: { value } }) => change({ number: formatCardNumber(value) })}
        error={fieldError("number")}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        maxLength={23}
      />
      <div className="flex flex-wrap gap-3">
        <Field
          className="min-w-0 flex-[1_1_7rem]"
          label={t("pay.card.expiry")}
          value={card.expiry}
          onChange={({ currentTarget: { value } }) => change({ expiry: formatCardExpiry(value) })}
          error={fieldError("expiry")}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={5}
        />
        <Field
          className="min-w-0 flex-[1_1_7rem]"
          label={t("pay.card.cvc")}
          value={card.cvc}
          onChange={({ currentTarget: { value } }) =>
            change({ cvc: toLatinDigits(value).replace(/\D/gu, "") })
          }
          error={fieldError("cvc")}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={4}
        />
      </div>
    </div>
  );
}

import type { CompanyPayment } from "@comanda/contract/payments";
import { useState } from "react";
import { useText } from "../i18n/text.tsx";
import { useShop } from "../shop/shop.tsx";
import { LazyPart } from "../ui/lazy-part.tsx";
import type { CardDesk } from "./card-desk.ts";
import { SANDBOX_KEY } from "./card-form-props.ts";

const loadStripeCard = async () => (await import("./stripe-card.tsx")).StripeCard;
const loadSandboxCard = async () => (await import("./sandbox-card.tsx")).SandboxCard;

type CardFormProps = {
  /** Null while it is being made. */
  payment: CompanyPayment | null;
  onDesk: (desk: CardDesk | null) => void;
  onFailed: () => void;
};

/** The form of a payment by card, whose code comes with the first payment; its place is there before. */
export function CardForm({ payment, onDesk, onFailed }: CardFormProps) {
  const t = useText();
  const companyId = useShop().company.id;
  const [ready, setReady] = useState(false);
  /** In the form of which payment something was written last. */
  const [typedIn, setTypedIn] = useState<string | null>(null);
  const { client_secret: clientSecret, publishable_key: publishableKey } = payment?.params ?? {};
  const form = clientSecret &&
    publishableKey && {
      companyId,
      clientSecret,
      publishableKey,
      onFailed,
      onTyped: () => setTypedIn(clientSecret),
      onDesk: (desk: CardDesk | null) => {
        setReady(desk !== null);
        onDesk(desk);
      },
    };
  return (
    <div className="pt-1 pb-2" aria-busy={!ready}>
      <p role="status" className="pb-2 text-xs font-bold text-ink empty:hidden">
        {typedIn !== null && typedIn !== clientSecret && t("pay.card.emptied")}
      </p>
      {!ready && (
        <div className="flex flex-col gap-3">
          <span className="heard">{t("pay.card.loading")}</span>
          <div className="h-13 rounded-m bg-line motion-safe:animate-pulse" />
          <div className="h-13 rounded-m bg-line motion-safe:animate-pulse" />
        </div>
      )}
      {form && (
        <div className={ready ? undefined : "h-0 overflow-hidden"}>
          <LazyPart
            key={clientSecret}
            load={publishableKey === SANDBOX_KEY ? loadSandboxCard : loadStripeCard}
            props={form}
            waiting={<p className="text-muted">{t("error.offlinePart")}</p>}
          />
        </div>
      )}
    </div>
  );
}

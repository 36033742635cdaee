import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { useState } from "react";
import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { SANDBOX_KEY } from "./card-form-props.ts";
import type { CardFormHandle } from "./confirm-card-payment.ts";

const loadStripeCard = async () => (await import("./stripe-card-form.tsx")).StripeCardForm;
const loadSandboxCard = async () => (await import("./sandbox-card-form.tsx")).SandboxCardForm;

type CardFormProps = {
  /** Null while the payment is being started. */
  cardPayment: CompanyPayment | null;
  onHandle: (handle: CardFormHandle | null) => void;
  onFailed: () => void;
};

/**
 * Shows the card form of a payment. Its code loads with the first payment; a placeholder is shown until
 * then.
 */
export function CardForm({ cardPayment, onHandle, onFailed }: CardFormProps) {
  const t = useText();
  const companyId = useCompanySite().company.id;
  const [ready, setReady] = useState(false);
  /** The last payment in whose form the customer typed. */
  const [typedIn, setTypedIn] = useState<CompanyPayment | null>(null);
  const { client_secret: clientSecret, publishable_key: publishableKey } =
    cardPayment?.params ?? {};
  const form = clientSecret &&
    publishableKey && {
      companyId,
      clientSecret,
      publishableKey,
      onFailed,
      onTyped: () => setTypedIn(cardPayment),
      onHandle: (handle: CardFormHandle | null) => {
        setReady(handle !== null);
        onHandle(handle);
      },
    };
  return (
    <div className="pt-1 pb-2" aria-busy={!ready}>
      <p role="status" className="pb-2 text-xs font-bold text-ink empty:hidden">
        {/* Without a payment there is no form that could be empty. */}
        {typedIn && clientSecret && typedIn.params.client_secret !== clientSecret
          ? t(typedIn.amount === cardPayment?.amount ? "pay.card.again" : "pay.card.emptied")
          : null}
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
            unavailable={<p className="text-muted">{t("error.offlinePart")}</p>}
          />
        </div>
      )}
    </div>
  );
}

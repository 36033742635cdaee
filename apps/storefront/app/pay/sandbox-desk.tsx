import type { CompanyPayment } from "@comanda/contract/payments";
import { useState } from "react";
import { useText } from "../i18n/text.tsx";
import { api } from "../session/api.ts";
import { useShop } from "../shop/shop.tsx";
import { TestNote } from "./test-note.tsx";

/** What a bank would do to a payment. */
const OUTCOMES = ["paid", "failed", "cancelled"] as const;

type SandboxDeskProps = { payment: CompanyPayment; onChanged: () => void };

/** Does in a bank's place what becomes of a test payment. */
export function SandboxDesk({ payment, onChanged }: SandboxDeskProps) {
  const t = useText();
  const { company } = useShop();
  const [busy, setBusy] = useState(false);
  const settle = async (outcome: (typeof OUTCOMES)[number]) => {
    setBusy(true);
    const params = { paymentId: payment.id };
    // What failed has been reported; whatever became of it, the order is read again.
    await api("settleSandboxPayment", { params, body: { company_id: company.id, outcome } }).catch(
      () => null,
    );
    setBusy(false);
    onChanged();
  };
  return (
    <TestNote
      words="pay.test.bank"
      disabled={busy}
      tries={OUTCOMES.map((outcome) => ({
        name: t(`pay.test.${outcome}`),
        onTry: () => void settle(outcome),
      }))}
    />
  );
}

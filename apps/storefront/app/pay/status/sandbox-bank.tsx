import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { useState } from "react";
import { browserApi } from "../../api/browser-api.ts";
import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.tsx";
import { SandboxNote } from "../card/sandbox-note.tsx";

/** What a bank would do to a payment. */
const OUTCOMES = ["paid", "failed", "cancelled"] as const;

type SandboxDeskProps = { payment: CompanyPayment; onChanged: () => void };

/** Does in a bank's place what becomes of a test payment. */
export function SandboxBank({ payment, onChanged }: SandboxDeskProps) {
  const t = useText();
  const { company } = useCompanySite();
  const [busy, setBusy] = useState(false);
  const settle = async (outcome: (typeof OUTCOMES)[number]) => {
    setBusy(true);
    const params = { paymentId: payment.id };
    // What failed has been reported; whatever became of it, the order is read again.
    await browserApi("settleSandboxPayment", {
      params,
      body: { company_id: company.id, outcome },
    }).catch(() => null);
    setBusy(false);
    onChanged();
  };
  return (
    <SandboxNote
      words="pay.test.bank"
      disabled={busy}
      tries={OUTCOMES.map((outcome) => ({
        name: t(`pay.test.${outcome}`),
        onTry: () => void settle(outcome),
      }))}
    />
  );
}

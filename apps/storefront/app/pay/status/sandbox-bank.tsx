import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { useState } from "react";
import { browserApi } from "../../api/browser-api.ts";
import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { SandboxNote } from "../card/sandbox-note.tsx";

/** The results that a bank could give. */
const OUTCOMES = ["paid", "failed", "cancelled"] as const;

type SandboxBankProps = { payment: CompanyPayment; onChanged: () => void };

/** Buttons that give a test payment its result, in place of a bank. */
export function SandboxBank({ payment, onChanged }: SandboxBankProps) {
  const t = useText();
  const { company } = useCompanySite();
  const [busy, setBusy] = useState(false);
  const settle = async (outcome: (typeof OUTCOMES)[number]) => {
    setBusy(true);
    const params = { paymentId: payment.id };
    // The API client has reported the error; the order is read again in any case.
    await browserApi("settleSandboxPayment", {
      params,
      body: { company_id: company.id, outcome },
    }).catch(() => null);
    setBusy(false);
    onChanged();
  };
  return (
    <SandboxNote
      note="pay.test.bank"
      disabled={busy}
      examples={OUTCOMES.map((outcome) => ({
        name: t(`pay.test.${outcome}`),
        onTry: () => void settle(outcome),
      }))}
    />
  );
}

import type { Order } from "@comanda/contract/orders/order";
import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { Button } from "@comanda/ui/controls/button.tsx";
import { copyText } from "@comanda/ui/page/copy-text.ts";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useId, useState } from "react";
import { usePrice } from "../../company/use-price.ts";
import { useText } from "../../i18n/text.ts";
import { orderAmounts } from "../../order-summary/order-amounts.ts";
import { TimeLeft } from "./time-left.tsx";

type PixPaymentProps = { code: string; payment: CompanyPayment; order: Order };

/** Shows a PIX code, which the customer copies into the bank's app or scans with another phone. */
export function PixPayment({ code, payment, order }: PixPaymentProps) {
  const t = useText();
  const price = usePrice();
  const codeId = useId();
  const [copied, setCopied] = useState(false);
  const { qr_code_image: picture, expires_at: expires } = payment.params;

  const copy = async () => {
    if (await copyText(code)) return setCopied(true);
    // Without a clipboard the code is selected, so that the customer can copy it.
    const text = document.getElementById(codeId);
    if (text) window.getSelection()?.selectAllChildren(text);
  };

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-md">
          {t("pay.pix.title", { total: price(orderAmounts(order).total) })}
        </h2>
        <TimeLeft until={expires ?? order.payment_expires_at} />
      </div>
      <p className="text-muted">{t("pay.pix.how")}</p>
      {picture && (
        <img
          src={picture}
          alt={t("pay.pix.picture")}
          width={220}
          height={220}
          // A camera needs dark on light, also in a dark theme.
          style={{ background: "#fff", forcedColorAdjust: "none" }}
          className="size-55 self-center rounded-m border border-line p-2"
        />
      )}
      <p
        id={codeId}
        dir="ltr"
        className="rounded-m border border-line bg-ground px-3.5 py-2 font-mono text-xs break-all text-muted select-all"
      >
        <span data-clamped className="line-clamp-2">
          {code}
        </span>
      </p>
      <Button onClick={() => void copy()}>
        {copied ? (
          <Check className="size-5" aria-hidden="true" />
        ) : (
          <Copy className="size-5" aria-hidden="true" />
        )}
        {t(copied ? "pay.pix.copied" : "pay.pix.copy")}
      </Button>
      <span className="heard" role="status">
        {copied && t("pay.pix.copied")}
      </span>
    </div>
  );
}

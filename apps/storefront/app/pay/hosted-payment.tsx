import type { Order } from "@comanda/contract/orders";
import ExternalLink from "lucide-react/icons/external-link";
import { useText } from "../i18n/text.tsx";
import { usePrice } from "../shop/money.ts";
import { orderAmounts } from "../shop/order-amounts.ts";
import { Button } from "../ui/button.tsx";
import { TimeLeft } from "./time-left.tsx";

/** The way to the page on which the provider takes the payment, and back from it. */
export function HostedPayment({ href, order }: { href: string; order: Order }) {
  const t = useText();
  const price = usePrice();
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-md">
          {t("pay.hosted.title", { total: price(orderAmounts(order).total) })}
        </h2>
        <TimeLeft until={order.payment_expires_at} />
      </div>
      <p className="text-muted">{t("pay.hosted.how")}</p>
      <Button onClick={() => goToProvider(href)}>
        <ExternalLink className="size-5" aria-hidden="true" />
        {t("pay.hosted.go")}
      </Button>
    </div>
  );
}

/** Only a page of the web is led to, whatever a backend says. */
export function goToProvider(href: string): void {
  if (/^https?:\/\//iu.test(href)) window.location.assign(href);
}

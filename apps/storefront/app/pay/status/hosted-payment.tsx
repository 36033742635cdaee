import type { Order } from "@comanda/contract/orders/order";
import { Button } from "@comanda/ui/controls/button.tsx";
import ExternalLink from "lucide-react/icons/external-link";
import { usePrice } from "../../company/use-price.ts";
import { useText } from "../../i18n/text.ts";
import { orderAmounts } from "../../order-summary/order-amounts.ts";
import { goToProvider } from "../attempt/go-to-provider.ts";
import { TimeLeft } from "./time-left.tsx";

/** Shows the link to the provider's page, where the customer pays. */
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

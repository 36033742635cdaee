import type { OwnOrder } from "@comanda/contract/orders/own-order";
import { formatQuantity } from "@comanda/domain/cart/lines";
import { currencyCodeOf, toCents } from "@comanda/domain/money/cents";
import { useEffect, useState } from "react";
import { browserApi } from "../api/browser-api.ts";
import { useCompanySite } from "../company/company-site.tsx";
import { usePrice } from "../company/use-price.ts";
import { useNow } from "../hours/current-time.tsx";
import { useText } from "../i18n/text.ts";
import { DishList } from "../order-summary/dish-list.tsx";
import { ordersAtTable } from "./orders-at-table.ts";

/**
 * Shows what was ordered from this phone at the table and is not paid, with the sum: what the bill is for.
 * Nothing without such an order, and while the orders cannot be read.
 */
export function OrderedAtTable({ shown }: { shown: boolean }) {
  const t = useText();
  const price = usePrice();
  const now = useNow();
  const { company, qr } = useCompanySite();
  const [orders, setOrders] = useState<readonly OwnOrder[]>([]);
  useEffect(() => {
    if (!shown) return;
    const stop = new AbortController();
    browserApi(
      "listOwnOrders",
      { params: { companyId: company.id } },
      { signal: stop.signal },
    ).then(
      (read) => setOrders(read ?? []),
      () => undefined,
    );
    return () => stop.abort();
  }, [shown, company.id]);
  const open = ordersAtTable(orders, qr?.name ?? null, now);
  if (open.length === 0) return null;
  const code = currencyCodeOf(company);
  const amountOf = ({ amount_due }: OwnOrder) => toCents(amount_due ?? 0, code);
  return (
    <section aria-label={t("tableCalls.ordered")} className="rounded-m border border-line p-3">
      <h3 className="text-sm">{t("tableCalls.ordered")}</h3>
      <ul className="flex flex-col gap-1 py-1.5 text-sm">
        {open.map((order) => (
          <li key={order.id} className="flex justify-between gap-3">
            <DishList className="min-w-0">
              {order.dishes.map(({ quantity, name }) => formatQuantity(quantity, name))}
            </DishList>
            <span className="tabular flex-none text-muted">{price(amountOf(order))}</span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-3 border-t border-line pt-1.5 font-bold">
        {t("breakdown.total")}
        <span className="tabular">
          {price(open.reduce((sum, order) => sum + amountOf(order), 0))}
        </span>
      </p>
      <p className="pt-1.5 text-xs text-muted">{t("tableCalls.othersToo")}</p>
    </section>
  );
}

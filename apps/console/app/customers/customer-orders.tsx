import type { Customer } from "@comanda/contract/customers/customer-schemas";
import { serviceTypeKey } from "@comanda/domain/company/service-type";
import { Link } from "react-router";
import { useText } from "../i18n/text.ts";
import { useCompanyPath } from "../layout/company-page.tsx";
import { useMoneyText } from "../parts/orders/money-text.ts";
import { STATUS_LABELS, statusTone } from "../parts/orders/order-words.ts";
import { StatePill } from "../parts/state-pill.tsx";
import { Panel } from "./panel.tsx";
import { useDayText } from "./use-day-text.ts";

/** The last orders of a customer; a press opens one over the board. */
export function CustomerOrders({ customer }: { customer: Customer }) {
  const t = useText();
  const moneyText = useMoneyText();
  const companyPath = useCompanyPath();
  const dayText = useDayText(customer.timezone);
  const { last_orders: orders } = customer;
  return (
    <Panel title={t("customers.page.lastOrders")}>
      {orders.length === 0 && <p className="text-md text-muted">{t("customers.noOrder")}</p>}
      <ul>
        {orders.map((order) => (
          <li key={order.id} className="border-b border-line last:border-0">
            <Link
              to={companyPath(`orders/${encodeURIComponent(order.id)}`)}
              state={{ back: true }}
              className="block text-md"
            >
              <span className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2">
                <b className="min-w-12">{order.public_id}</b>
                <span className="min-w-0 flex-1 basis-24">
                  {t(`board.service.${serviceTypeKey(order.service_type)}`)}
                  <span className="block text-sm text-muted">{dayText(order.placed_at)}</span>
                </span>
                {/* On a phone the state stands below the amount, in every row alike. */}
                <span className="flex flex-col-reverse items-end gap-x-3 gap-y-1 md:flex-row md:items-center">
                  <StatePill tone={statusTone(order.status)}>
                    {t(STATUS_LABELS[order.status])}
                  </StatePill>
                  <b className="min-w-20 text-end">{moneyText(order.total, order)}</b>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

import type { Customer } from "@comanda/contract/customers/customer-schemas";
import { useText } from "../i18n/text.ts";
import { useDayText } from "./use-day-text.ts";
import { useSpentTexts } from "./use-spent-text.ts";

/** What a customer's orders sum up to. */
export function CustomerFigures({ customer }: { customer: Customer }) {
  const t = useText();
  const spentTexts = useSpentTexts();
  const dayText = useDayText(customer.timezone);
  const { orders, last_order_at, points, since, devices } = customer;
  const figures = [
    [t("customers.page.orders"), String(orders)],
    [t("customers.page.spent"), spentTexts(customer, customer.currency).join("\n")],
    // Orders that were cancelled are listed below, and are no figures.
    [t("customers.page.last"), last_order_at ? dayText(last_order_at) : "–"],
    [t("customers.page.points"), String(points)],
    [t("customers.page.since"), dayText(since)],
    [t("customers.page.devices"), String(devices)],
  ] as const;
  return (
    <dl
      aria-label={t("customers.page.figures")}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-m border border-line bg-line md:grid-cols-3 lg:grid-cols-6"
    >
      {figures.map(([label, value]) => (
        <div key={label} className="bg-surface p-3">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-lg font-bold whitespace-pre-line wrap-anywhere">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

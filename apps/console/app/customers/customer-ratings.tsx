import type { Customer } from "@comanda/contract/customers/customer-schemas";
import Star from "lucide-react/icons/star";
import { useText } from "../i18n/text.ts";
import { Panel } from "./panel.tsx";
import { useDayText } from "./use-day-text.ts";

const STARS = [1, 2, 3, 4, 5];

/** What a customer has said of their orders. */
export function CustomerRatings({ customer }: { customer: Customer }) {
  const t = useText();
  const dayText = useDayText(customer.timezone);
  return (
    <Panel title={t("customers.page.ratings")}>
      {customer.ratings.length === 0 && (
        <p className="text-md text-muted">{t("customers.page.noRatings")}</p>
      )}
      <ul className="flex flex-col gap-3">
        {customer.ratings.map(({ order_id, public_id, score, comment, created_at }) => (
          <li key={order_id}>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Stars score={score} />
              <span className="text-sm text-muted">
                {t("customers.page.ofOrder", { number: String(public_id) })} · {dayText(created_at)}
              </span>
            </span>
            <p className="text-md wrap-anywhere empty:hidden">{comment && <bdi>{comment}</bdi>}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Stars({ score }: { score: number }) {
  const t = useText();
  return (
    <span role="img" aria-label={t("customers.page.stars", { score })} className="flex">
      {STARS.map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className={`size-5 ${star <= score ? "fill-current" : "text-muted"}`}
        />
      ))}
    </span>
  );
}

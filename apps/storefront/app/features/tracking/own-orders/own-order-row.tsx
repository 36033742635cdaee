import type { OwnOrder } from "@comanda/contract/orders/own-order";
import { formatQuantity } from "@comanda/domain/cart/lines";
import { currencyCodeOf, toCents } from "@comanda/domain/money/cents";
import { type DishNames, dishKey } from "@comanda/domain/orders/dish-names";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import ChevronRight from "lucide-react/icons/chevron-right";
import ReceiptText from "lucide-react/icons/receipt-text";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useMenuLanguage } from "../../../company/use-menu-language.ts";
import { usePrice } from "../../../company/use-price.ts";
import { useTimeText } from "../../../hours/time-text.ts";
import { useText } from "../../../i18n/text.ts";
import { QueryLink } from "../../../links/keep-query.tsx";
import { CompanyPicture } from "../../../media/company-picture.tsx";
import { pictureSource } from "../../../media/picture-source.ts";
import { DishList } from "../../../order-summary/dish-list.tsx";
import { SERVICE_TYPE_ICONS } from "../../../ordering/service-type-icons.ts";
import { useReadOnly } from "../../../ordering/use-read-only.ts";
import { useServiceTypeName } from "../../../ordering/use-service-type-name.ts";
import { InOrderCurrency } from "../in-order-currency.tsx";
import { waitingPlace } from "../state/order-page-state.ts";
import { orderStateText } from "../state/use-order-state-text.ts";
import { OrderAgainButton } from "./order-again-button.tsx";

type OwnOrderRowProps = {
  order: OwnOrder;
  /** The names of its dishes in the visitor's language, where the menu has them. */
  names: DishNames;
  isRunning: boolean;
};

/**
 * Shows one order of the list: its dishes, number, state, date, type and total; the row leads to its page, and
 * a button orders the same again.
 */
export function OwnOrderRow({ order, names, isRunning }: OwnOrderRowProps) {
  const t = useText();
  const languageOf = useMenuLanguage();
  const readOnly = useReadOnly();
  const { amount_due: total } = order;
  return (
    <li className="flex flex-col rounded-m border border-line bg-surface">
      <QueryLink
        to="/tracking"
        query={{ order_id: order.id }}
        className="flex min-h-16 flex-wrap items-start gap-3 px-4 py-3"
      >
        <OrderPicture order={order} isRunning={isRunning} />
        {/* Large letters have a line of their own below the picture. */}
        <span className="flex min-w-0 flex-[1_1_10rem] items-start gap-3">
          <span className="min-w-0 flex-1 wrap-anywhere hyphens-auto">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <bdi className="tabular font-bold">
                {t("tracking.number", { number: order.public_id })}
              </bdi>
              {total !== null && (
                <InOrderCurrency order={order}>
                  <OrderTotal amount={total} />
                </InOrderCurrency>
              )}
            </span>
            <span
              className={classNames("block", isRunning ? "font-bold text-positive" : "text-muted")}
            >
              {orderStateText(order, t).title}
            </span>
            <DishList className="line-clamp-2 text-sm">
              {order.dishes.map(({ product_id, quantity, name }) => {
                const translated = names[dishKey(product_id)];
                const text = formatQuantity(quantity, translated ?? name);
                return { text, lang: translated ? undefined : languageOf({}) };
              })}
            </DishList>
            <OrderFacts order={order} />
          </span>
          <ChevronRight
            className="mt-0.5 size-4 flex-none text-muted rtl:-scale-x-100"
            aria-hidden="true"
          />
        </span>
      </QueryLink>
      {!readOnly && mayOrderAgain(order, isRunning) && (
        <div className="mt-auto flex justify-end px-4 pb-3">
          <OrderAgainButton order={order} />
        </div>
      )}
    </li>
  );
}

/** The picture of the first dish that has one, by which people know an order again; without one its type's icon. */
function OrderPicture({ order, isRunning }: Pick<OwnOrderRowProps, "order" | "isRunning">) {
  const site = useCompanySite();
  const image = order.dishes.find(({ image_url }) => image_url)?.image_url;
  const picture = pictureSource(site, "product", image);
  const Icon = (order.service_type && SERVICE_TYPE_ICONS[order.service_type]) || ReceiptText;
  return picture ? (
    <CompanyPicture
      source={picture}
      alt=""
      width={48}
      height={48}
      sizes="48px"
      className="size-[48px] flex-none rounded-s"
    />
  ) : (
    <span
      className={classNames(
        "grid size-[48px] flex-none place-items-center rounded-full",
        isRunning ? "bg-positive-soft text-positive" : "bg-line text-muted",
      )}
    >
      <Icon className="size-5" aria-hidden="true" />
    </span>
  );
}

/** When an order was made, its type, and what it is called. */
function OrderFacts({ order }: Pick<OwnOrderRowProps, "order">) {
  const clock = useTimeText();
  const typeName = useServiceTypeName();
  const { created_at: at, service_type: type, order_title: title } = order;
  return (
    <span className="flex flex-wrap gap-x-1.5 pt-0.5 text-xs text-muted">
      {at && (
        <time dateTime={at}>
          <bdi>{clock.past(new Date(at))}</bdi>
        </time>
      )}
      {type && (
        <span>
          · <bdi>{typeName(type)}</bdi>
        </span>
      )}
      {title && (
        <span>
          · <bdi>{title}</bdi>
        </span>
      )}
    </span>
  );
}

/** Guests who sit at a table order another round while the first one is cooked; others wait for their order. */
const mayOrderAgain = ({ service_type }: OwnOrder, isRunning: boolean): boolean =>
  !isRunning || waitingPlace(service_type) === "seated";

function OrderTotal({ amount }: { amount: number }) {
  const price = usePrice();
  const { company } = useCompanySite();
  return (
    <span className="tabular flex-none">{price(toCents(amount, currencyCodeOf(company)))}</span>
  );
}

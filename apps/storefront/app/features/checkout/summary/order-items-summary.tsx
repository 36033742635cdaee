import type { Order } from "@comanda/contract/orders/order";
import { formatQuantity, formatTimes } from "@comanda/domain/cart/lines";
import { currencyCodeOf, toCents } from "@comanda/domain/money/cents";
import type { PriceBreakdown } from "@comanda/domain/money/order-charges";
import { type DishNames, dishNames } from "@comanda/domain/orders/dish-names";
import { Sheet, SheetHeader } from "@comanda/ui/sheets/sheet.tsx";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useMemo } from "react";
import { useMenu } from "../../../company/company-site.tsx";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.ts";
import { DishList } from "../../../order-summary/dish-list.tsx";
import { itemCount } from "../../../order-summary/order-amounts.ts";
import { OrderBreakdown } from "../../../order-summary/order-breakdown.tsx";
import { OrderedChoices, OrderedName, orderedName } from "../../../order-summary/ordered-texts.tsx";
import { useUnchargedDelivery } from "../../../order-summary/uncharged-delivery.ts";
import { UnchargedDeliveryChip } from "../../../order-summary/uncharged-delivery-chip.tsx";
import { usePricedCart } from "../../../ordering/use-priced-cart.ts";
import { useRewardNames } from "./use-reward-names.ts";

type OrderItemsSummaryProps = {
  /** Null until the server has priced the order. */
  order: Order | null;
  charges: PriceBreakdown | null;
  onOpen: () => void;
};

/**
 * Shows what is ordered and the total, before the questions of the summary; a press opens the list
 * (conformance 2.121).
 */
export function OrderItemsSummary({ order, charges, onOpen }: OrderItemsSummaryProps) {
  const t = useText();
  const price = usePrice();
  const { priced, quantity } = usePricedCart();
  const delivery = useUnchargedDelivery(order);
  const names = useDishNames(order);
  const dishes = order
    ? order.combos.map((combo) => formatQuantity(combo.quantity, orderedName(combo, names)))
    : priced.map(({ line, product }) => formatQuantity(line.quantity, product.name));
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      disabled={!order}
      onClick={onOpen}
      className="-mx-4 -my-3 flex w-[calc(100%+2rem)] flex-wrap items-center gap-3 rounded-m px-4 py-3 text-start"
    >
      <span className="min-w-0 flex-1 basis-30">
        <span className="flex flex-wrap items-baseline gap-x-2 font-bold">
          <span className="min-w-0 wrap-anywhere hyphens-auto">{t("checkout.account")}</span>{" "}
          <span className="text-xs font-normal whitespace-nowrap text-muted">
            {t("cart.count", { count: order ? itemCount(order) : quantity })}
          </span>
        </span>
        <DishList className="line-clamp-1 text-xs text-muted">{dishes}</DishList>
        {delivery && <UnchargedDeliveryChip note={delivery} className="mt-1" />}
      </span>
      <span className="ms-auto flex flex-none items-center gap-3">
        {charges ? (
          <bdi className="tabular text-md font-bold">{price(charges.total)}</bdi>
        ) : (
          <span aria-hidden="true" className="bone h-5 w-16" />
        )}
        <ChevronRight className="size-5 flex-none text-muted rtl:-scale-x-100" aria-hidden="true" />
      </span>
    </button>
  );
}

type OrderItemsSheetProps = {
  open: boolean;
  onClose: () => void;
  order: Order;
  charges: PriceBreakdown;
};

/** Shows the products of the order with the server's prices, and the other charges. */
export function OrderItemsSheet({ open, onClose, order, charges }: OrderItemsSheetProps) {
  const t = useText();
  const delivery = useUnchargedDelivery(order);
  const names = useDishNames(order);
  const rewards = useRewardNames(order);
  return (
    <Sheet open={open} onClose={onClose} label={t("checkout.account")} className="md:max-w-[480px]">
      <SheetHeader title={t("checkout.account")} onClose={onClose} closeLabel={t("sheet.close")} />
      <div className="overflow-y-auto overscroll-contain px-5 pb-6">
        <ul className="pb-3">
          {order.combos.map((combo, index) => (
            <OrderedLine
              // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines have no id, and their order never changes
              key={index}
              combo={combo}
              names={names}
              currencyCode={currencyCodeOf(order)}
            />
          ))}
        </ul>
        <OrderBreakdown
          charges={charges}
          quantity={itemCount(order)}
          discounts={order.discounts}
          names={rewards}
          delivery={delivery}
        />
      </div>
    </Sheet>
  );
}

/** The names of the ordered dishes in the language of the menu that the page has. */
function useDishNames(order: Order | null): DishNames {
  const { categories } = useMenu();
  return useMemo(() => dishNames(order?.combos ?? [], categories), [order, categories]);
}

type OrderedLineProps = {
  combo: Order["combos"][number];
  names: DishNames;
  currencyCode: string;
};

function OrderedLine({ combo, names, currencyCode }: OrderedLineProps) {
  const price = usePrice();
  const { quantity, comment, guest, total } = combo;
  return (
    <li className="flex gap-3 border-b border-line py-3">
      <span className="tabular min-w-7 flex-none font-bold">{formatTimes(quantity)}</span>
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block">
          <OrderedName combo={combo} names={names} />
        </span>
        {guest && (
          <span className="block text-xs text-muted">
            <bdi>{guest}</bdi>
          </span>
        )}
        <span dir="auto" className="block text-xs text-muted empty:hidden">
          <OrderedChoices combo={combo} names={names} />
        </span>
        {comment && (
          <span dir="auto" className="block text-xs text-muted italic">
            {comment}
          </span>
        )}
      </span>
      <span className="tabular flex-none">{price(toCents(total, currencyCode))}</span>
    </li>
  );
}

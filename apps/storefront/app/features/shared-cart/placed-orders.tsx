import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import { formatTimes } from "@comanda/domain/cart/lines";
import { dishKey, dishNames } from "@comanda/domain/orders/dish-names";
import CircleCheck from "lucide-react/icons/circle-check";
import { useMemo } from "react";
import { useMenu } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";

type Orders = SharedCart["orders"];

/** What a guest has ordered already for themselves, in the visitor's language where the menu has it. */
export function PlacedOrders({ orders }: { orders: Orders }) {
  const t = useText();
  const { categories } = useMenu();
  const names = useMemo(() => {
    const ids = orders.flatMap(({ lines }) => lines.map(({ product_id }) => product_id));
    const dishes = ids.map((product_id) => ({ product_id, variant_id: null, modifiers: [] }));
    return dishNames(dishes, categories);
  }, [orders, categories]);
  const textOf = ({ name, quantity, product_id }: Orders[number]["lines"][number]) =>
    `${formatTimes(quantity)} ${names[dishKey(product_id)] ?? name}`;
  return orders.map((order) => (
    <p
      key={order.public_id}
      className="flex gap-2 border-t border-line px-4 py-2.5 text-sm text-positive"
    >
      <CircleCheck aria-hidden="true" className="size-5 flex-none" />
      <span className="min-w-0 wrap-anywhere">
        {t("together.placed", { number: order.public_id })}{" "}
        <bdi className="text-muted">{order.lines.map(textOf).join(", ")}</bdi>
      </span>
    </p>
  ));
}

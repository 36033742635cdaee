import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import { formatTimes } from "@comanda/domain/cart/lines";
import { currencyCodeOf, toCents } from "@comanda/domain/money/cents";
import { dishKey, dishNames } from "@comanda/domain/orders/dish-names";
import { Card } from "@comanda/ui/controls/card.tsx";
import { type ReactNode, useMemo } from "react";
import { useCompanySite, useMenu } from "../../company/company-site.tsx";
import { usePrice } from "../../company/use-price.ts";
import { useText } from "../../i18n/text.ts";
import { OrderedText } from "../../order-summary/ordered-texts.tsx";
import { guestText } from "../../shared-cart/guest-text.ts";
import { useSentCart } from "./use-sent-cart.ts";

export type SentOrder = SharedCart["orders"][number];
type SentCartProps = { cart: SharedCart; orderState: (order: SentOrder) => ReactNode };

/**
 * Shows the order for all to the guests of its cart: its number and state, which follows the restaurant, then
 * the reader's own dishes with their sum, then those of the others.
 */
export function SentCart({ cart: first, orderState }: SentCartProps) {
  const t = useText();
  const { company } = useCompanySite();
  const cart = useSentCart(first, company.id);
  const order = cart.orders.find(({ whole }) => whole);
  if (!order) return null;
  const ownFirst = [...cart.guests].sort(
    (one, other) => Number(other.id === cart.me) - Number(one.id === cart.me),
  );
  const parts = [
    ...ownFirst.map((guest) => ({
      id: guest.id,
      title: guest.id === cart.me ? t("together.yourPart") : guestText(t, guest),
      lines: order.lines.filter(({ guest_id }) => guest_id === guest.id),
    })),
    // The lines of guests with the same name, and of a guest who has left.
    {
      id: "all",
      title: null,
      lines: order.lines.filter(({ guest_id }) => !cart.guests.some(({ id }) => id === guest_id)),
    },
  ];
  return (
    <>
      <p className="-mt-3 text-center text-muted">
        <bdi>{t("tracking.number", { number: order.public_id })}</bdi>
      </p>
      {orderState(order)}
      {parts.map(({ id, ...part }) => part.lines.length > 0 && <Part key={id} {...part} />)}
      <p className="text-center text-xs text-muted">{t("tracking.follows")}</p>
    </>
  );
}

type PartProps = { title: string | null; lines: SentOrder["lines"] };

/** The dishes of one guest with their sum. */
function Part({ title, lines }: PartProps) {
  const price = usePrice();
  const { company } = useCompanySite();
  const { categories } = useMenu();
  const code = currencyCodeOf(company);
  const names = useMemo(
    () =>
      dishNames(
        lines.map(({ product_id }) => ({ product_id, variant_id: null, modifiers: [] })),
        categories,
      ),
    [lines, categories],
  );
  const sum = lines.reduce((total, line) => total + toCents(line.total ?? 0, code), 0);
  return (
    <Card className="flex flex-col gap-1.5">
      {title && (
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="min-w-0 text-md wrap-anywhere">
            <bdi>{title}</bdi>
          </h2>
          <b className="tabular flex-none">{price(sum)}</b>
        </div>
      )}
      <ul className="flex flex-col gap-1 text-sm">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a guest can be equal
          <li key={at} className="flex justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              <span className="tabular">{formatTimes(line.quantity)} </span>
              <OrderedText translated={names[dishKey(line.product_id)]} own={line.name} />
            </span>
            {line.total !== null && (
              <span className="tabular flex-none text-muted">
                {price(toCents(line.total, code))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

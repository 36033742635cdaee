import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import { formatTimes, MAX_LINE_QUANTITY } from "@comanda/domain/cart/lines";
import { findVisibleProduct } from "@comanda/domain/menu/products";
import { currencyCodeOf, toCents } from "@comanda/domain/money/cents";
import { type DishNames, dishKey, dishNames } from "@comanda/domain/orders/dish-names";
import { IconButton } from "@comanda/ui/controls/button.tsx";
import { PillStepper } from "@comanda/ui/controls/pill-stepper.tsx";
import UserMinus from "lucide-react/icons/user-minus";
import { useMemo } from "react";
import { useCompanySite, useMenu } from "../../company/company-site.tsx";
import { usePrice } from "../../company/use-price.ts";
import { useText } from "../../i18n/text.ts";
import { CompanyPicture } from "../../media/company-picture.tsx";
import { pictureSource } from "../../media/picture-source.ts";
import { OrderedText } from "../../order-summary/ordered-texts.tsx";
import { linesOf } from "../../session/shared-cart/saved-shared-cart.ts";
import { canChangeLines } from "../../shared-cart/can-change-lines.ts";
import { guestText } from "../../shared-cart/guest-text.ts";
import { choiceTexts, lineName } from "../../shared-cart/line-texts.ts";
import { withComment } from "../../shared-cart/own-lines.ts";
import type { SharedCartSync } from "../../shared-cart/shared-cart-sync.ts";
import { PlacedOrders } from "./placed-orders.tsx";

type Guest = SharedCart["guests"][number];
type GuestCardProps = {
  guest: Guest;
  cart: SharedCart;
  sync: SharedCartSync;
  /** Asks whether who opened the cart removes the guest. */
  onRemove: () => void;
};

/** One guest with their dishes, and what they have ordered already. */
export function GuestCard({ guest, cart, sync, onRemove }: GuestCardProps) {
  const t = useText();
  const price = usePrice();
  const { company } = useCompanySite();
  const { categories } = useMenu();
  const code = currencyCodeOf(company);
  const isMe = guest.id === cart.me;
  const placed = cart.orders.filter(({ whole, guest_id }) => !whole && guest_id === guest.id);
  const names = useMemo(() => dishNames(guest.lines, categories), [guest.lines, categories]);
  const name = guestText(t, guest);
  const mayChange = canChangeLines(cart, guest.id) && (isMe || cart.me === cart.opener);
  const mayRemove = cart.state === "open" && !isMe && cart.me === cart.opener;
  const nameOf = (line: Guest["lines"][number]) => lineName(line, names) ?? t("cart.lostProduct");
  const lessOf = (line: Guest["lines"][number]) => {
    const deletes = line.quantity === 1;
    const label = deletes ? t("cart.removeProduct", { product: nameOf(line) }) : t("cart.less");
    return { label, enabled: true, deletes };
  };
  const setQuantity = (at: number, quantity: number) => {
    const changed = guest.lines.map((line, index) => (index === at ? { ...line, quantity } : line));
    const [base, lines] = [guest.lines, changed].map((each) => linesOf(each.map(withComment)));
    void sync.setLines({ guestId: guest.id, base: base ?? [], lines: lines ?? [] });
  };
  return (
    <li className="rounded-m border border-line bg-surface">
      <div className="flex min-h-12 flex-wrap items-center justify-end gap-x-3 py-1 ps-4 pe-4 has-[button]:pe-1">
        {/* With large text the name has a line of its own. */}
        <h2 className="min-w-0 flex-[1_1_5.5rem] text-md wrap-anywhere">
          <bdi>{isMe ? t("together.you", { name }) : name}</bdi>
        </h2>
        {guest.total > 0 && (
          <span className="tabular flex-none font-bold">{price(toCents(guest.total, code))}</span>
        )}
        {mayRemove && (
          <IconButton
            label={t("together.removeGuest", { name })}
            className="border-transparent text-muted"
            onClick={onRemove}
          >
            <UserMinus aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </div>
      {guest.lines.length === 0 && placed.length === 0 && (
        <p className="px-4 pb-3 text-sm text-muted">{t("together.nothing")}</p>
      )}
      <ul className="empty:hidden">
        {guest.lines.map((line, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a guest can be equal
            key={at}
            className="flex flex-wrap gap-3 border-t border-line px-4 py-2.5"
          >
            <LinePicture productId={line.product_id} />
            <div className="flex min-w-0 flex-[1_1_12rem] flex-col gap-0.5 md:flex-row md:items-center md:gap-3">
              <LineText line={line} names={names} showsQuantity={!mayChange} />
              <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 md:flex-none">
                <span className="tabular text-sm font-bold">
                  {line.total !== null && price(toCents(line.total, code))}
                </span>
                {mayChange && (
                  <PillStepper
                    value={line.quantity}
                    label={t("cart.quantityOf", { product: nameOf(line) })}
                    less={lessOf(line)}
                    more={{ label: t("cart.more"), enabled: line.quantity < MAX_LINE_QUANTITY }}
                    onChange={(quantity) => setQuantity(at, quantity)}
                  />
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
      <PlacedOrders orders={placed} />
    </li>
  );
}

/** The dish's picture, which tells dishes apart in a long list; nothing for a dish without one. */
function LinePicture({ productId }: { productId: string }) {
  const site = useCompanySite();
  const { categories } = useMenu();
  const image = findVisibleProduct(categories, productId)?.images[0]?.image_url;
  const source = pictureSource(site, "product", image);
  if (!source) return null;
  return (
    <CompanyPicture
      source={source}
      alt=""
      width={48}
      height={48}
      sizes="48px"
      className="size-12 flex-none self-start rounded-s"
    />
  );
}

type LineTextProps = {
  line: Guest["lines"][number];
  /** The names in the visitor's language, where the menu has them. */
  names: DishNames;
  showsQuantity: boolean;
};

function LineText({ line, names, showsQuantity }: LineTextProps) {
  const t = useText();
  const { product_id, name, comment, problem, left, quantity } = line;
  return (
    <div className="min-w-0 flex-1">
      <p>
        {showsQuantity && <span className="tabular">{formatTimes(quantity)} </span>}
        {name === null ? (
          t("cart.lostProduct")
        ) : (
          <OrderedText translated={names[dishKey(product_id)]} own={name} />
        )}
      </p>
      <p dir="auto" className="text-xs text-muted empty:hidden">
        {choiceTexts(line, names).map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the choices of a line never change their places
          <span key={at}>
            {at > 0 && " · "}
            <OrderedText {...text} />
          </span>
        ))}
      </p>
      {comment && (
        <p dir="auto" className="text-xs text-muted italic wrap-anywhere">
          {comment}
        </p>
      )}
      {problem && (
        <p className="text-xs font-bold text-danger">
          {problem === "short" && left !== null
            ? t("together.left", { left })
            : t(`together.problem.${problem}`)}
        </p>
      )}
    </div>
  );
}

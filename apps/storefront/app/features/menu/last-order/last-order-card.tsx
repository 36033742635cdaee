import { WIDE_SCREEN } from "@comanda/ui/web/use-wide-screen.ts";
import "../../../i18n/fetch-later-messages.ts";
import type { Order } from "@comanda/contract/orders/order";
import { formatQuantity } from "@comanda/domain/cart/lines";
import { priceLines } from "@comanda/domain/cart/priced-lines";
import { isPlaced } from "@comanda/domain/orders/progress";
import ChevronRight from "lucide-react/icons/chevron-right";
import ReceiptText from "lucide-react/icons/receipt-text";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useCompanySite, useMenu } from "../../../company/company-site.tsx";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.ts";
import { FROM_MENU } from "../../../links/from-menu.ts";
import { QueryLink, useKeepQuery } from "../../../links/keep-query.tsx";
import { CompanyPicture } from "../../../media/company-picture.tsx";
import { pictureSource } from "../../../media/picture-source.ts";
import { DishList } from "../../../order-summary/dish-list.tsx";
import { OrderAgainLink } from "../../../ordering/order-again-link.tsx";
import { CART_OPEN } from "../../../session/cart/cart-location.ts";
import { orderToCartLines } from "../../../session/cart/order-to-cart-lines.ts";
import { lastOrderId } from "../../../session/client/last-order-id.ts";
import { readLastOrder } from "../../../session/client/read-last-order.ts";

/** The pictures that fit beside the words on a phone. */
const MAX_PICTURES = 2;

/**
 * Shows the visitor's last order at today's prices, and puts it into the cart again by one press. Where
 * the menu has none of its dishes any more, and for an order that was not placed or was cancelled, its
 * place has a link to the visitor's orders.
 */
export function LastOrderCard() {
  const site = useCompanySite();
  const { company } = site;
  const { categories } = useMenu();
  const order = useOrder(company.id);
  const t = useText();
  const price = usePrice();
  const openCart = useOpenCart();
  if (order === "unread") return <div aria-hidden="true" className="bone h-full" />;
  const isOffered = order && isPlaced(order) && order.status !== "CANCELLED";
  const lines = isOffered ? orderToCartLines(order) : [];
  const { priced, total } = priceLines(categories, lines, company.currency.code);
  if (!order || priced.length === 0) return <OwnOrdersLink />;
  const pictures = priced
    .flatMap(({ product }) => {
      const source = pictureSource(site, "product", product.images[0]?.image_url);
      return source ? [{ id: product.id, source }] : [];
    })
    .slice(0, MAX_PICTURES);
  return (
    <aside aria-label={t("again.title")} className="@container h-full">
      <OrderAgainLink order={order} look="secondary" onFilled={openCart} className={card}>
        {pictures.length > 0 && (
          <span className="flex flex-none @max-[14rem]:hidden">
            {pictures.map(({ id, source }) => (
              <CompanyPicture
                key={id}
                source={source}
                alt=""
                width={44}
                height={44}
                sizes="44px"
                eager
                className="size-11 rounded-full border-2 border-surface object-cover not-first:-ms-4"
              />
            ))}
          </span>
        )}
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
            <span className="flex items-center gap-1.5 text-accent-text">
              <RotateCcw aria-hidden="true" className="size-4 flex-none" />
              <span className="wrap-anywhere">{t("tracking.orderAgain")}</span>
            </span>
            <span className="tabular">{price(total)}</span>
          </span>
          <DishList className="tabular block truncate text-xs font-normal text-muted">
            {priced.map(({ line, product }) => formatQuantity(line.quantity, product.name))}
          </DishList>
        </span>
      </OrderAgainLink>
    </aside>
  );
}

const card = "size-full min-h-0! gap-3! rounded-m! px-3! text-start!";

function OwnOrdersLink() {
  const t = useText();
  return (
    <QueryLink
      to="/orders"
      className="flex size-full items-center gap-3 rounded-m border border-line bg-surface px-4 font-bold"
    >
      <ReceiptText aria-hidden="true" className="size-5 flex-none text-muted" />
      <span className="min-w-0 flex-1 truncate">{t("orders.title")}</span>
      <ChevronRight aria-hidden="true" className="size-5 flex-none text-muted rtl:-scale-x-100" />
    </QueryLink>
  );
}

/** Shows the filled cart: over the menu on phones; wide screens show it beside the menu. */
function useOpenCart() {
  const withQuery = useKeepQuery();
  const navigate = useNavigate();
  return () => {
    if (matchMedia(WIDE_SCREEN).matches) return;
    void navigate(withQuery("/products"), {
      mask: withQuery("/cart"),
      state: { ...FROM_MENU, ...CART_OPEN },
      preventScrollReset: true,
    });
  };
}

/** Reads the last order once; null where there is none, and where it cannot be read. */
function useOrder(companyId: string): Order | "unread" | null {
  const [order, setOrder] = useState<Order | "unread" | null>("unread");
  useEffect(() => {
    const orderId = lastOrderId(document.cookie);
    if (orderId === null) return setOrder(null);
    let isLeft = false;
    const end = (loaded: Order | null) => {
      if (!isLeft) setOrder(loaded);
    };
    readLastOrder(companyId, orderId).then(end, () => end(null));
    return () => {
      isLeft = true;
    };
  }, [companyId]);
  return order;
}

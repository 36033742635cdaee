import "../../../i18n/await-lazy-messages.ts";
import type { Order } from "@comanda/contract/orders/order";
import { formatQuantity, priceLines } from "@comanda/domain/cart/lines";
import { isPlaced } from "@comanda/domain/orders/progress";
import { useEffect, useState } from "react";
import { useCompanySite, useMenu } from "../../../company/company-site.tsx";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.ts";
import { CompanyPicture } from "../../../media/company-picture.tsx";
import { pictureSource } from "../../../media/picture-source.ts";
import { OrderAgainLink } from "../../../ordering/order-again-link.tsx";
import { orderToCartLines } from "../../../session/cart/order-to-cart-lines.ts";
import { lastOrderId } from "../../../session/client/last-order.ts";
import { readLastOrder } from "../../../session/client/read-last-order.ts";

/** The pictures that fit beside the words on a phone. */
const MOST_PICTURES = 3;

/**
 * Shows the visitor's last order at today's prices, and puts it into the cart again. Nothing where the
 * menu has none of its dishes any more, and for an order that was not placed or was cancelled.
 */
export function LastOrder({ orderId }: { orderId: string }) {
  const { company, storageUrl } = useCompanySite();
  const { categories } = useMenu();
  const order = useOrder(company.id, orderId);
  const t = useText();
  const price = usePrice();
  if (!order || !isPlaced(order) || order.status === "CANCELLED") return null;
  const lines = orderToCartLines(order);
  const { priced, total } = priceLines(categories, lines, company.currency.code);
  if (priced.length === 0) return null;
  const pictures = priced
    .flatMap(({ product }) => {
      const source = pictureSource(storageUrl, "product", product.images[0]?.image_url);
      return source ? [{ id: product.id, source }] : [];
    })
    .slice(0, MOST_PICTURES);
  return (
    <aside
      aria-label={t("again.title")}
      className="flex flex-wrap items-center gap-x-3 border-b border-line bg-surface px-4 pt-3 pb-1 md:mx-4 md:mb-4 md:rounded-m md:border md:py-3 lg:mx-0"
    >
      {pictures.length > 0 && (
        <div className="flex flex-none gap-1">
          {pictures.map(({ id, source }) => (
            <CompanyPicture
              key={id}
              source={source}
              alt=""
              width={44}
              height={44}
              sizes="44px"
              eager
              className="size-11 rounded-full object-cover"
            />
          ))}
        </div>
      )}
      <div className="min-w-0 flex-1 basis-32">
        <h2 className="text-md">{t("again.title")}</h2>
        <p data-clamped className="tabular truncate text-sm text-muted">
          {priced.map(({ line, product }, at) => (
            <span key={line.hash}>
              {at > 0 && " · "}
              <bdi>{formatQuantity(line.quantity, product.name)}</bdi>
            </span>
          ))}
        </p>
      </div>
      <div className="flex flex-none basis-full items-center justify-between gap-3 md:basis-auto">
        <b className="tabular font-bold">{price(total)}</b>
        <div className="md:rounded-button md:border md:border-line md:px-3">
          <OrderAgainLink order={order} look="plain" />
        </div>
      </div>
    </aside>
  );
}

/** Reads an order once. Without an answer there is nothing to offer. */
function useOrder(companyId: string, orderId: string): Order | null {
  const [order, setOrder] = useState<Order | null>(null);
  useEffect(() => {
    // Another part of the page may have found meanwhile that it no longer exists.
    if (lastOrderId(document.cookie) !== orderId) return;
    let isLeft = false;
    readLastOrder(companyId, orderId).then(
      (loaded) => {
        if (!isLeft) setOrder(loaded);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [companyId, orderId]);
  return order;
}

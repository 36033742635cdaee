import { Chip } from "@comanda/ui/controls/chip.tsx";
import type { ReactNode } from "react";
import { useCompanySite } from "../../company/company-site.tsx";
import { qrPlaceName } from "../../ordering/qr.ts";
import { CartTerms } from "./footer/cart-terms.tsx";
import { FreeDeliveryLine } from "./free-delivery-line.tsx";
import { CartRows } from "./lines/cart-rows.tsx";
import { Suggestions } from "./suggestions/suggestions.tsx";
import type { CartActions } from "./view/cart-actions.ts";
import { isBelowMinimum } from "./view/order-choices.ts";
import { SharedCartLink, useTogether } from "./view/shared-cart-link.tsx";
import type { CartContents } from "./view/use-cart-contents.ts";

type CartListProps = Pick<CartActions, "onEdit" | "offers"> & {
  contents: CartContents;
  /** The level of the dishes' headings. */
  heading: "h2" | "h3";
  /** What stands below the dishes on wide screens, in place of the suggestions. */
  below?: ReactNode;
};

/** Shows what is in the cart, and what belongs to it, above its total and its buttons. */
export function CartList({ contents, onEdit, offers, heading, below }: CartListProps) {
  const { view, choices } = contents;
  const { qr, settings } = useCompanySite();
  const together = useTogether();
  // The shared cart has these for all: its minimum, delivery and offers do not count for this part of it.
  const ordersHere = together !== "sent for all";
  return (
    <>
      {qr && (
        <p className="px-4 py-3 lg:px-0 lg:pt-0">
          <Chip>
            <bdi data-clamped className="truncate">
              {qrPlaceName(qr)}
            </bdi>
          </Chip>
        </p>
      )}
      <div className="bg-surface lg:overflow-hidden lg:rounded-m lg:border lg:border-line">
        <CartRows
          rows={view.rows}
          unavailable={view.unavailable}
          onEdit={onEdit}
          heading={heading}
        />
        <div className="lg:hidden">
          <Suggestions />
        </div>
        {below}
      </div>
      {together === "alone" && settings.shared_carts && <SharedCartLink />}
      {/* One amount at a time: the minimum is the nearer one. */}
      {ordersHere && !isBelowMinimum(choices) && <FreeDeliveryLine subtotal={view.total} />}
      {ordersHere && offers}
      {/* On wide screens they stand below the order buttons. */}
      <div className="px-4 py-4 lg:hidden">
        <CartTerms />
      </div>
    </>
  );
}

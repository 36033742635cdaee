import { LazyPart, preloadPart } from "@comanda/ui/lazy/lazy-part.tsx";
import type { ComponentType } from "react";
import { useCompanySite } from "../company/company-site.tsx";
import { useEditedLine } from "../features/cart/use-edited-line.ts";
import type { CartActions } from "../features/cart/view/cart-actions.ts";
import { CartOffers } from "../features/rewards/cart-offers.tsx";
import { useText } from "../i18n/text.ts";
import { LazySheet } from "../lazy/lazy-sheet.tsx";
import { ChosenDiscountsProvider } from "../ordering/chosen-discounts.tsx";
import { useReadOnly } from "../ordering/use-read-only.ts";
import { useRestoreClient } from "../session/checkout/checkout-client.ts";
import { loadCheckout, useCheckoutOpening, useCheckoutUsed } from "./use-checkout-opening.ts";

const loadEditing = async () =>
  (await import("../features/product/edit-line-sheet.tsx")).EditLineSheet;

/** Loads the code of the checkout and of the edit sheet together with the cart's (decision 35). */
export function preloadCheckout(): void {
  preloadPart(loadCheckout);
  preloadPart(loadEditing);
}

/**
 * Shows a cart (its page, or the one on the menu) with the checkout over it, whose code is loaded when
 * the visitor is about to order.
 */
export function CartWithCheckout({ cart: Cart }: { cart: ComponentType<CartActions> }) {
  const t = useText();
  const { company } = useCompanySite();
  const { opening, open, failed } = useCheckoutOpening(preloadCheckout);
  const used = useCheckoutUsed();
  const readOnly = useReadOnly();
  const editing = useEditedLine();
  useRestoreClient(company.id);

  return (
    <>
      <ChosenDiscountsProvider>
        <Cart
          onOrder={open}
          onEdit={editing.edit}
          opening={opening}
          failed={failed}
          offers={<CartOffers />}
        />
      </ChosenDiscountsProvider>
      <LazySheet
        load={loadEditing}
        title={t("cart.change")}
        props={{ open: editing.hash !== null, hash: editing.hash, onClose: editing.close }}
      />
      {used && !readOnly && <LazyPart load={loadCheckout} props={{}} />}
    </>
  );
}

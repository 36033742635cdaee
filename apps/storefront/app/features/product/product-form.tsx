import type { Product } from "@comanda/contract/companies/menu";
import type { CartLine } from "@comanda/domain/cart/lines";
import { isChoosable } from "@comanda/domain/menu/modifier-choices";
import { type ProductOffer, productOffer } from "@comanda/domain/menu/offer";
import { displayedVariants } from "@comanda/domain/menu/products";
import { withRemainingStock } from "@comanda/domain/menu/stock";
import { IconButton } from "@comanda/ui/controls/button.tsx";
import { useHydrated } from "@comanda/ui/page/use-hydrated.ts";
import { scrollBehavior } from "@comanda/ui/web/prefers-reduced-motion.ts";
import X from "lucide-react/icons/x";
import { type SubmitEvent, useId, useState } from "react";
import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { isOrderable, type NotOnSale } from "../../ordering/not-on-sale.ts";
import { useReadOnly } from "../../ordering/use-read-only.ts";
import { useCart } from "../../session/cart/cart-store.ts";
import { CommentField } from "./comment-field.tsx";
import { ProductChoices } from "./product-choices.tsx";
import { ProductFooter } from "./product-footer.tsx";
import { ProductOverview } from "./product-overview.tsx";
import {
  initialSelection,
  pruneSelection,
  selectionOfLine,
  selectionView,
} from "./product-selection.ts";
import { useKeptSelection } from "./use-kept-selection.ts";

type ProductFormProps = {
  product: Product;
  onClose: () => void;
  /** Set where the product is not sold now. */
  notOnSale?: NotOnSale | null;
  /** The line of the cart that is edited; without one the product is added. */
  line?: CartLine;
  /** Gets the line that replaces the edited one. */
  onChange?: (chosen: CartLine) => void;
};

/**
 * Shows a product with its variants, modifiers and comment, and the button that adds it to the cart.
 */
export function ProductForm({
  product,
  onClose,
  notOnSale = null,
  line,
  onChange,
}: ProductFormProps) {
  const { company } = useCompanySite();
  const { lines, add } = useCart();
  const readOnly = useReadOnly();
  const [selected, setSelected] = useKeptSelection(line?.hash ?? product.id, product.id, () =>
    line ? selectionOfLine(line) : initialSelection(product, lines),
  );
  const [submitted, setSubmitted] = useState(false);
  const formId = useId();
  const hydrated = useHydrated();
  const t = useText();
  const otherLines = line ? lines.filter(({ hash }) => hash !== line.hash) : lines;
  const selection = pruneSelection(product, selected, otherLines);
  const view = selectionView(product, selection, otherLines, company.currency.code);
  const variants = displayedVariants(product.product_variants);
  const offer = productOffer(product, company.currency.code, otherLines);
  const isNotOnSale = !isOrderable(notOnSale);
  const unavailable = isNotOnSale || !isAddable(offer);
  const productLeft = withRemainingStock(product, otherLines);
  const hasChoices = variants.length > 1 || productLeft.modifier_groups.some(isChoosable);
  // On wide screens the choices are beside the picture, if there are any.
  const columns = !unavailable && hasChoices;
  // One word: another backend's ids may have spaces, at which `aria-describedby` would end.
  const groupId = (id: string) => `${formId}-${encodeURIComponent(id)}`;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setSubmitted(true);
    const fault = view.faults.find((each) => "group_id" in each);
    if (fault) return showGroup(groupId(fault.group_id));
    if (!view.line || view.shortage || isNotOnSale) return;
    const chosen = { ...view.line, seen: view.total / view.quantity, name: product.name };
    (onChange ?? add)(chosen);
    onClose();
  }

  return (
    // Inert until the page is hydrated, because choices made before would be lost.
    <form
      onSubmit={submit}
      noValidate
      inert={!hydrated}
      data-columns={columns || undefined}
      className="group/product flex min-h-0 flex-auto flex-col"
    >
      {/* In the corner of the sheet, above the part that scrolls; beside the choices on wide screens. */}
      <IconButton
        label={t("sheet.close")}
        onClick={onClose}
        className="absolute end-3 top-3 z-10 shadow-2"
      >
        <X aria-hidden="true" className="size-5" />
      </IconButton>
      {/* Without an enabled field the section itself takes the focus, so that the keyboard can scroll it. */}
      <section
        aria-label={product.name}
        tabIndex={unavailable || readOnly ? 0 : undefined}
        className="min-h-0 flex-auto overflow-y-auto overscroll-contain split:group-data-columns/product:flex split:items-start split:gap-6 split:group-data-columns/product:p-6 split:group-data-columns/product:pe-16"
      >
        <p
          aria-hidden="true"
          data-clamped
          data-early={product.images.length === 0 || undefined}
          className="sheet-bar split:group-data-columns/product:hidden"
        >
          <bdi>{product.name}</bdi>
        </p>
        <ProductOverview
          product={product}
          offer={offer}
          notOnSale={notOnSale}
          unavailable={unavailable}
          // Several variants have a price each, beside which the texts stand on wide screens. The footer says
          // why none can be added.
          hasPrice={variants.length === 1 || unavailable}
        />
        {/* A product that cannot be added has nothing to choose. */}
        <fieldset
          hidden={unavailable}
          disabled={readOnly}
          // A menu to read lists the choices with their prices, without what chooses them.
          className="flex min-w-0 flex-1 flex-col gap-5 px-4 pt-4 pb-6 disabled:[&_:is(input,[role=group])]:hidden disabled:[&_.ps-8]:ps-0 split:group-data-columns/product:p-0"
        >
          {hasChoices && (
            <ProductChoices
              product={product}
              productLeft={productLeft}
              variants={variants}
              selection={selection}
              submitted={submitted}
              groupId={groupId}
              onSelect={setSelected}
            />
          )}
          {!readOnly && (
            <CommentField
              value={selection.comment}
              onChange={(comment) => setSelected({ ...selection, comment })}
            />
          )}
        </fieldset>
      </section>
      <ProductFooter
        name={product.name}
        view={view}
        notOnSaleText={isNotOnSale ? notOnSale?.text : undefined}
        isEditing={line !== undefined}
        onQuantity={(quantity) => setSelected({ ...selection, quantity })}
        onClose={onClose}
      />
      <p role="alert" className="heard">
        {submitted && view.faults.length > 0 && t("product.incomplete")}
      </p>
    </form>
  );
}

const isAddable = (offer: ProductOffer | null) => offer && !(offer.soldOut || offer.allInCart);

/** Scrolls to a group with missing choices and focuses its first field. */
function showGroup(id: string) {
  const group = document.getElementById(id);
  group?.scrollIntoView({ block: "start", behavior: scrollBehavior() });
  group
    ?.querySelector<HTMLElement>("input:enabled, button:enabled")
    ?.focus({ preventScroll: true });
}

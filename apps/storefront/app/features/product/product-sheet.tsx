import { findVisibleProduct } from "@comanda/domain/menu/products";
import { useLazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { Sheet } from "@comanda/ui/sheets/sheet.tsx";
import type { ComponentProps } from "react";
import { useMenu } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { useAtFirstTouch } from "../../lazy/use-at-first-touch.ts";
import { useNotOnSale } from "../../ordering/not-on-sale.ts";
import { keepProductForm, loadProductForm } from "./load-product-form.ts";
import { ProductPlaceholder } from "./product-placeholder.tsx";
import { useProductQuery } from "./use-product-query.ts";
import { useReportProductView } from "./use-report-product-view.ts";

/** Shows the product that the query names, in a sheet over the menu (conformance 2.4). */
export function ProductSheet() {
  const { categories } = useMenu();
  const { productId, fromMenu, open, close } = useProductQuery();
  const notOnSale = useNotOnSale();
  const t = useText();
  const product = productId === null ? undefined : findVisibleProduct(categories, productId);
  useReportProductView(product, fromMenu);
  useAtFirstTouch(keepProductForm);
  return (
    <Sheet
      open={open}
      onClose={close}
      label={product?.name ?? t("product.unknown")}
      className={product && "md:max-w-[480px] split:has-data-columns:max-w-[min(920px,92vw)]"}
    >
      <LazyProductForm
        key={productId}
        product={product}
        notOnSale={product ? notOnSale(product.id) : null}
        onClose={close}
      />
    </Sheet>
  );
}

type ProductFormProps = ComponentProps<Awaited<ReturnType<typeof loadProductForm>>>;

/** Shows the form, or the product's picture and name while its code is on its way. */
function LazyProductForm(props: ProductFormProps) {
  const { Part, failed } = useLazyPart(loadProductForm);
  if (Part) return <Part {...props} />;
  return <ProductPlaceholder {...props} failed={failed} />;
}

import { findVisibleProduct } from "@comanda/domain/menu/products";
import { useLazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { Sheet } from "@comanda/ui/sheets/sheet.tsx";
import { useHistoryBack } from "@comanda/ui/web/history-back.ts";
import { type ComponentProps, useContext, useEffect, useEffectEvent, useState } from "react";
import { UNSAFE_DataRouterContext, useLocation, useNavigate, useNavigation } from "react-router";
import { useMenu } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { useKeepQuery } from "../../links/keep-query.tsx";
import { useOpenedAtOnce } from "../../links/open-at-once.ts";
import { productIn } from "../../links/product-link.tsx";
import { useUnsold } from "../../ordering/unsold.ts";
import { keepProductForm, loadProductForm } from "./load-product-form.ts";
import { ProductPlaceholder } from "./product-placeholder.tsx";
import { useReportProductView } from "./use-report-product-view.ts";

/** Milliseconds between closing the sheet and leaving its URL (conformance 9.11). */
const CLOSE_DELAY = 100;

/** Shows the product that the query names, in a sheet over the menu (conformance 2.4). */
export function ProductSheet() {
  const { categories } = useMenu();
  const { productId, opened, open, close } = useProductQuery();
  const unsold = useUnsold();
  const t = useText();
  const product = productId === null ? undefined : findVisibleProduct(categories, productId);
  useReportProductView(productId === opened ? product : undefined);
  useKeepAtFirstTouch();
  return (
    <Sheet
      open={open}
      onClose={close}
      label={product?.name ?? t("product.unknown")}
      className={product && "md:max-w-[480px] md:has-data-columns:max-w-[800px]"}
    >
      <LazyProductForm
        key={productId}
        product={product}
        unsold={product ? unsold(product.id) : null}
        onClose={close}
      />
    </Sheet>
  );
}

/** Milliseconds after which the form is loaded if the visitor has not touched the page. */
const UNTOUCHED_MS = 3_000;

/** What a visitor does before opening a product. */
const FIRST_TOUCH = ["pointerdown", "pointermove", "keydown", "scroll"];

/** Loads the form when the visitor first touches the page: pictures and words come before it. */
function useKeepAtFirstTouch(): void {
  useEffect(() => {
    const touched = new AbortController();
    const keep = () => {
      touched.abort();
      clearTimeout(timer);
      void keepProductForm();
    };
    const timer = setTimeout(keep, UNTOUCHED_MS);
    const options = { capture: true, passive: true, signal: touched.signal };
    for (const type of FIRST_TOUCH) document.addEventListener(type, keep, options);
    return () => {
      touched.abort();
      clearTimeout(timer);
    };
  }, []);
}

type ProductFormProps = ComponentProps<Awaited<ReturnType<typeof loadProductForm>>>;

/** Shows the form, or its placeholder while its code is on its way. */
function LazyProductForm(props: ProductFormProps) {
  const { Part, failed } = useLazyPart(loadProductForm);
  if (Part) return <Part {...props} />;
  return <ProductPlaceholder product={props.product} onClose={props.onClose} failed={failed} />;
}

/**
 * The sheet is open while the query names a product, and from the press that opens one. Closing it goes back
 * to the menu from which it was opened, so that the browser's back button does not open it again. For a
 * visitor who came by a link the URL is replaced.
 */
function useProductQuery() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const goBack = useHistoryBack();
  const withQuery = useKeepQuery();
  const opening = useOpenedAtOnce();
  const opened = productIn(search);
  const pressed = opening?.product;
  const productId = pressed ?? opened;
  const [closing, setClosing] = useState<string | null>(null);
  if (closing !== null && closing !== opened && closing !== pressed) setClosing(null);
  // The product that is still closing is pressed again.
  const [lastPressed, setLastPressed] = useState(pressed);
  if (lastPressed !== pressed) {
    setLastPressed(pressed);
    if (pressed !== undefined) setClosing((id) => (id === pressed ? null : id));
  }

  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const leave = useEffectEvent(() => {
    // The visitor may have gone back or elsewhere in the meantime. The router itself knows it first: on a busy
    // phone the next render comes too late for that.
    if (router?.state.navigation.state !== "idle") return;
    if (productIn(window.location.search) !== closing) return;
    if (state?.fromMenu) goBack(1);
    else void navigate(withQuery("/products"), { replace: true, preventScrollReset: true });
  });

  // A navigation to another page, such as the cart, must not be undone.
  const isBusy = useNavigation().state !== "idle" || opening !== null;
  useEffect(() => {
    if (closing === null || isBusy) return;
    const timer = setTimeout(leave, CLOSE_DELAY);
    return () => clearTimeout(timer);
  }, [closing, isBusy]);

  return {
    productId,
    /** The product of the history entry. */
    opened,
    open: productId !== null && productId !== closing,
    close: () => setClosing(productId),
  };
}

import { findVisibleProduct } from "@comanda/domain/menu/products";
import { useLazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { Sheet } from "@comanda/ui/sheets/sheet.tsx";
import { useHistoryBack } from "@comanda/ui/web/history-back.ts";
import {
  type ComponentProps,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import {
  type BlockerFunction,
  type Location,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useSearchParams,
} from "react-router";
import { useMenu } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { useKeepQuery } from "../../links/keep-query.tsx";
import { useUnsold } from "../../ordering/unsold.ts";
import { keepProductForm, loadProductForm } from "./load-product-form.ts";
import { ProductPlaceholder } from "./product-placeholder.tsx";
import { useReportProductView } from "./use-report-product-view.ts";

/** Milliseconds between closing the sheet and leaving its URL (conformance 9.11). */
const CLOSE_DELAY = 100;

/** Shows the product that the query names, in a sheet over the menu (conformance 2.4). */
export function ProductSheet() {
  const { categories } = useMenu();
  const { productId, open, close } = useProductQuery();
  const unsold = useUnsold();
  const t = useText();
  const product = productId === null ? undefined : findVisibleProduct(categories, productId);
  useReportProductView(product);
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
  return <ProductPlaceholder onClose={props.onClose} failed={failed} />;
}

/**
 * The sheet is open while the query names a product. Closing it goes back to the menu from which it was
 * opened, so that the browser's back button does not open it again. For a visitor who came by a link the
 * URL is replaced.
 */
function useProductQuery() {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const goBack = useHistoryBack();
  const withQuery = useKeepQuery();
  const productId = params.get("product");
  const [closing, setClosing] = useState<string | null>(null);
  if (closing !== null && productId !== closing) setClosing(null);

  // Set as soon as a navigation begins; on a busy phone the next render comes too late for that.
  const navigatedAway = useRef(false);
  const replacing = useRef(false);
  const blocker = useBlocker(
    useCallback(
      ({ nextLocation, historyAction }: BlockedNavigation) => {
        navigatedAway.current = true;
        if (replacing.current || historyAction === "POP") return false;
        return closing !== null && productIn(nextLocation.search) !== null;
      },
      [closing],
    ),
  );

  // A product that is opened while the closed one is still in the URL replaces it. As a new entry
  // of the history, closing it would lead back to the product that was closed before.
  const openBlockedProduct = useEffectEvent(async ({ pathname, search, state: sent }: Location) => {
    const closed = productIn(window.location.search);
    if (closed !== null && productIn(search) === closed) return setClosing(null);
    const options = closed === null ? { state: sent } : { replace: true, state };
    replacing.current = true;
    await navigate({ pathname, search }, { ...options, preventScrollReset: true });
    replacing.current = false;
  });
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    void openBlockedProduct(blocker.location);
  }, [blocker]);

  const leave = useEffectEvent(() => {
    // The visitor may have gone back or elsewhere in the meantime.
    if (navigatedAway.current) return;
    if (productIn(window.location.search) !== closing) return;
    if (state?.fromMenu) goBack(1);
    else void navigate(withQuery("/products"), { replace: true, preventScrollReset: true });
  });

  // A navigation to another page, such as the cart, must not be undone.
  const navigating = useNavigation().state !== "idle";
  useEffect(() => {
    if (closing === null || navigating) return;
    navigatedAway.current = false;
    const timer = setTimeout(leave, CLOSE_DELAY);
    return () => clearTimeout(timer);
  }, [closing, navigating]);

  const close = () => setClosing(productId);
  return { productId, open: productId !== null && productId !== closing, close };
}

type BlockedNavigation = Parameters<BlockerFunction>[0];

function productIn(search: string): string | null {
  return new URLSearchParams(search).get("product");
}

import { findVisibleProduct } from "@comanda/domain/menu/products";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
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
import { useText } from "../../i18n/text.tsx";
import { useKeepQuery } from "../../links/keep-query.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useHistoryBack } from "../../web/history-back.ts";
import { ProductForm } from "./product-form.tsx";
import { UnknownProduct } from "./unknown-product.tsx";
import { useReportProductView } from "./use-report-product-view.ts";

/** Milliseconds between the sheet's closing and the query's (spec §9, Product modal close delay). */
const CLOSE_DELAY = 100;

/** The product that the query names, in a sheet over the menu (spec §2, /products). */
export function ProductSheet() {
  const { categories } = useMenu();
  const { productId, open, close } = useProductQuery();
  const t = useText();
  const product = productId === null ? undefined : findVisibleProduct(categories, productId);
  useReportProductView(product);
  return (
    <Sheet
      open={open}
      onClose={close}
      label={product?.name ?? t("product.unknown")}
      className={product && "md:max-w-[480px] md:has-data-columns:max-w-[800px]"}
    >
      {product ? (
        <ProductForm key={product.id} product={product} onClose={close} />
      ) : (
        <UnknownProduct onClose={close} />
      )}
    </Sheet>
  );
}

/**
 * The sheet is open while the query names a product. Closing it goes back to the menu it was opened
 * from, so that the browser's own way back does not open it again; a visitor who came to it
 * directly stays on the page.
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

  // Told at once of a way that begins, which a render on a busy phone only knows of later.
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

  // A product that is pressed while the last one's address is still there takes its place: after it
  // in the history, closing would lead back to what has been closed.
  const openBlockedProduct = useEffectEvent(async ({ pathname, search, state: sent }: Location) => {
    const closed = productIn(window.location.search);
    if (closed !== null && productIn(search) === closed) return setClosing(null);
    const how = closed === null ? { state: sent } : { replace: true, state };
    replacing.current = true;
    await navigate({ pathname, search }, { ...how, preventScrollReset: true });
    replacing.current = false;
  });
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    void openBlockedProduct(blocker.location);
  }, [blocker]);

  const leave = useEffectEvent(() => {
    // The visitor's own way, back or elsewhere, may have been quicker.
    if (navigatedAway.current) return;
    if (productIn(window.location.search) !== closing) return;
    if (state?.fromMenu) goBack(1);
    else void navigate(withQuery("/products"), { replace: true, preventScrollReset: true });
  });

  // A visitor who is on the way elsewhere already, such as to the cart, is not called back.
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

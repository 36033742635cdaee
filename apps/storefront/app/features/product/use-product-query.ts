import { afterPaint } from "@comanda/ui/page/after-paint.ts";
import { useHistoryBack } from "@comanda/ui/web/history-back.ts";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useBlocker, useLocation, useNavigate, useNavigation, useSearchParams } from "react-router";
import { isFromMenu } from "../../links/from-menu.ts";
import { useKeepQuery } from "../../links/keep-query.tsx";
import {
  endInterruptedOpening,
  type OpeningProduct,
  setOpeningProduct,
  useOpeningProduct,
} from "../../links/opening-product.ts";
import { useOpeningCart } from "../../session/cart/opening-cart.ts";

/** Milliseconds between closing the sheet and leaving its URL (conformance 9.11). */
const CLOSE_DELAY = 100;

/** A sheet that was closed, and the press that had opened it if its URL was not there yet. */
type Closed = { productId: string | null; opening: OpeningProduct | null };

/**
 * The product whose sheet is shown: one whose link was pressed, or the one that the query names. The URL
 * follows the sheet, when the sheet is opened as when it is closed.
 */
export function useProductQuery() {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const opening = useOpeningProduct();
  const inUrl = params.get("product");
  const productId = opening?.productId ?? inUrl;
  const [closed, setClosed] = useState<Closed | null>(null);
  const isClosed =
    closed?.productId === productId && (opening === null || opening === closed.opening);
  if (closed && !isClosed) setClosed(null);

  // A product that is opened while the closed one is still in the URL replaces it. As a new entry of the
  // history, closing it would lead back to the product that was closed before.
  const showInUrl = useEffectEvent(async () => {
    if (!opening) return;
    const left = productIn(window.location.search);
    const entry = left === null ? { state: opening.state } : { replace: true, state };
    if (left === opening.productId) return setOpeningProduct(null);
    await navigate(opening.href, { ...entry, preventScrollReset: true });
    endInterruptedOpening(opening, productIn(window.location.search));
  });
  useEffect(() => {
    if (opening) return afterPaint(showInUrl);
  }, [opening]);
  const forgetOpened = useEffectEvent((shown: string | null) => {
    if (opening?.productId === shown) setOpeningProduct(null);
  });
  // Only when the URL changes: a product that is pressed while it closes has its URL still.
  useEffect(() => forgetOpened(inUrl), [inUrl]);
  useEffect(() => () => setOpeningProduct(null), []);

  useLeaveProduct({ closed: isClosed ? productId : null, isInUrl: opening === null });
  return {
    productId,
    fromMenu: isFromMenu(opening?.state ?? state),
    open: productId !== null && !isClosed,
    close: () => setClosed({ productId, opening }),
  };
}

type LeftProduct = {
  /** The product whose sheet was closed; null when none was. */
  closed: string | null;
  /** Whether the URL is that of the sheet already. */
  isInUrl: boolean;
};

/**
 * Leaves the URL of a product after its sheet is closed: back to the menu from which it was opened, so that
 * the browser's back button does not open it again. For a visitor who came by a link the URL is replaced.
 */
function useLeaveProduct({ closed, isInUrl }: LeftProduct): void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const goBack = useHistoryBack();
  const withQuery = useKeepQuery();
  // Set as soon as a navigation begins; on a busy phone the next render comes too late for that.
  const navigatedAway = useRef(false);
  useBlocker(
    useCallback(() => {
      navigatedAway.current = true;
      return false;
    }, []),
  );

  const leave = useEffectEvent(() => {
    // The visitor may have gone back or elsewhere in the meantime, or is about to go to the cart.
    if (navigatedAway.current || useOpeningCart.getState()) return;
    if (productIn(window.location.search) !== closed) return;
    if (isFromMenu(state)) goBack(1);
    else void navigate(withQuery("/products"), { replace: true, preventScrollReset: true });
  });

  // A navigation to another page, such as the cart, must not be undone.
  const isIdle = useNavigation().state === "idle" && isInUrl;
  useEffect(() => {
    if (closed === null || !isIdle) return;
    navigatedAway.current = false;
    const timer = setTimeout(leave, CLOSE_DELAY);
    return () => clearTimeout(timer);
  }, [closed, isIdle]);
}

function productIn(search: string): string | null {
  return new URLSearchParams(search).get("product");
}

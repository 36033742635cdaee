import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import type { ComponentType } from "react";
import { useParams } from "react-router";
import { withMessages } from "../../i18n/later-messages.ts";
import { useText } from "../../i18n/text.ts";
import { TitledSheet } from "../../parts/sheets/titled-sheet.tsx";
import { routerGlobals } from "../../web/router-window.ts";
import { ConnectionBanner } from "../bar/board-banners.tsx";
import { useShownOrder } from "../context/use-shown-order.ts";
import { useCloseOrder } from "./use-close-order.ts";

const ROUTE = "routes/order";

const loadOrder = withMessages(async (): Promise<ComponentType> => {
  const url = routerGlobals().routes[ROUTE]?.module;
  return (await import(/* @vite-ignore */ String(url))).default;
});

/**
 * Gives the router a placeholder for an order's page, before the router starts. Where a page's code
 * cannot be loaded, the router reloads the document: a board that is cut off would be replaced by the
 * browser's error page, and would not come back by itself.
 */
export function installLazyOrder(): void {
  routerGlobals().modules[ROUTE] ??= { default: LazyOrder };
}

function LazyOrder() {
  return (
    <LazyPart
      load={loadOrder}
      props={{}}
      loading={<WaitingOrder failed={false} />}
      unavailable={<WaitingOrder failed />}
    />
  );
}

/** An order whose page is still loading, or cannot be loaded without a connection. */
function WaitingOrder({ failed }: { failed: boolean }) {
  const t = useText();
  const close = useCloseOrder();
  const { orderId = "" } = useParams();
  const number = useShownOrder(orderId)?.public_id ?? "";
  const title = t("board.order.title", { number });
  return (
    <TitledSheet open notice={<ConnectionBanner />} title={title} onClose={close}>
      <p role="status" className={failed ? "text-md" : "heard"}>
        {t(failed ? "board.sheet.cut" : "board.loading")}
      </p>
      {!failed && <div aria-hidden="true" className="bone h-48 rounded-s" />}
    </TitledSheet>
  );
}

import { editPage, type PageBytes } from "@comanda/ui/server/page-bytes.server.ts";
import { LAST_ORDER_COOKIE } from "../../../session/client/last-order-id.ts";
import { SETTLED } from "../state/settled-order.ts";

/**
 * Lets a page keep the space of the running order's chip from its first frame on, where this browser may have
 * such an order: the chip comes after the page's code, and would move a short page under the thumb.
 */
export function reserveChip(rendered: PageBytes, nonce: string): PageBytes {
  const script = `(${reserveSpace})(${JSON.stringify(LAST_ORDER_COOKIE)},${JSON.stringify(SETTLED)});`;
  const text = `<script nonce="${nonce}">${script}</script>`;
  const at = rendered.indexOf("</head>");
  return at < 0 ? rendered : editPage(rendered, [{ at, length: 0, text }]);
}

/**
 * Sets the height of the chip with its place (3.25rem, its border and the space around it, as the chip sets `--chip`
 * when it comes), which `stopReserving` removes.
 *
 * It runs inside the page, as text: it may use nothing of this module but its arguments.
 */
function reserveSpace(orderCookie: string, settledKey: string): void {
  const [, orderId] = new RegExp(`(?:^|; )${orderCookie}=([^;]+)`, "u").exec(document.cookie) ?? [];
  try {
    if (orderId && localStorage.getItem(settledKey) !== decodeURIComponent(orderId))
      document.documentElement.style.setProperty("--coming-chip", "4.125rem");
  } catch {
    // Local storage is blocked: the page moves when the chip comes.
  }
}

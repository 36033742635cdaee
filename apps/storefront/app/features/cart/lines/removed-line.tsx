import { addLine, type CartLine } from "@comanda/domain/cart/lines";
import { findVisibleProduct } from "@comanda/domain/menu/products";
import { Button } from "@comanda/ui/controls/button.tsx";
import { useMenu } from "../../../company/company-site.tsx";
import { useText } from "../../../i18n/text.ts";
import { useCart } from "../../../session/cart/cart-store.ts";

/** Says which line was removed last, with a button that puts it back; nothing after the next change. */
export function RemovedLine() {
  const t = useText();
  const text = useRemovedText();
  const removed = useCart((cart) => cart.removed);
  const change = useCart((cart) => cart.change);
  if (!removed) return null;
  const { hash, before } = removed;
  return (
    <div className="flex items-center justify-between gap-3 rounded-s bg-ground ps-3 pe-1 text-start">
      <p className="line-clamp-2 min-w-0 text-sm">{text}</p>
      <Button look="plain" onClick={() => change((lines) => withLineOf(before, hash, lines))}>
        {t("cart.undo")}
      </Button>
    </div>
  );
}

/** Reads `RemovedLine` out: it is in the page before there are words, also when the cart becomes empty. */
export function RemovedLineStatus() {
  return (
    <p role="status" className="heard">
      {useRemovedText()}
    </p>
  );
}

function useRemovedText(): string {
  const t = useText();
  const { categories } = useMenu();
  const removed = useCart((cart) => cart.removed);
  if (!removed) return "";
  const line = removed.before.find(({ hash }) => hash === removed.hash);
  const name = line && findVisibleProduct(categories, line.product_id)?.name;
  return name ? t("cart.removed", { product: name }) : t("cart.removedLost");
}

/**
 * Returns the lines with one of those before a change, at its place. Another tab or phone may have added the same
 * line since: then its quantity grows.
 */
export function withLineOf(
  before: readonly CartLine[],
  hash: string,
  lines: readonly CartLine[],
): CartLine[] {
  const index = before.findIndex((line) => line.hash === hash);
  const removed = before[index];
  if (!removed) return [...lines];
  if (lines.some((line) => line.hash === hash)) return addLine(lines, removed);
  return [...lines.slice(0, index), removed, ...lines.slice(index)];
}

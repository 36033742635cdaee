import type { SharedLine } from "@comanda/domain/shared-cart/shared-lines";
import { asRecord } from "@comanda/ui/web/as-record.ts";
import { stripControlCharacters } from "@comanda/ui/web/strip-control-characters.ts";
import { parseCartLines } from "../cart/parse-cart-lines.ts";
import { browserStorage } from "../storage/browser-storage.ts";
import { sharedCartName } from "./shared-cart-name.ts";

/** A change of the own lines that the server may not have yet: it is sent again with the same key. */
export type SentLines = { key: string; revision: number; lines: SharedLine[] };

/** What the browser keeps of the shared cart that it has joined. */
export type SavedSharedCart = {
  cartId: string;
  /** The token of the link; null for a guest who joined by the table's code. */
  token: string | null;
  /** The number of the link with the token: a later one has replaced it. */
  link: number;
  /** The token of the link that replaces it, while it is not known whether the server has it. */
  nextToken: string | null;
  tableId: string | null;
  /** The own guest's id in the cart. */
  me: string;
  /** The own lines as the server had them last, with their revision. */
  base: SharedLine[];
  revision: number;
  sending: SentLines | null;
};

/** Reads the shared cart of this browser; null without one. The stored value is not trusted. */
export function readSavedSharedCart(companyId: string): SavedSharedCart | null {
  try {
    const stored = browserStorage.getItem(sharedCartName(companyId));
    const found = asRecord(JSON.parse(stored ?? "null"));
    const { cartId, token, tableId, me, link, nextToken, base, revision, sending } = found;
    if (typeof cartId !== "string" || typeof me !== "string") return null;
    return {
      cartId,
      me,
      token: text(token),
      tableId: text(tableId),
      link: Number(link) || 0,
      nextToken: text(nextToken),
      base: linesOf(base),
      revision: Number(revision) || 0,
      sending: sentLines(sending),
    };
  } catch {
    return null;
  }
}

/**
 * What the browser keeps after the end, so that the page says it until the guest starts again: that its guest
 * was removed, or which cart was sent. The latter lasts until the cart would have expired.
 */
export type SharedCartEnding = "removed" | { sent: string; until: string };

/** Stores the shared cart, or how it ended; null removes it. */
export function saveSharedCart(
  companyId: string,
  saved: SavedSharedCart | SharedCartEnding | null,
): void {
  const name = sharedCartName(companyId);
  if (saved) browserStorage.setItem(name, JSON.stringify(saved));
  else browserStorage.removeItem(name);
}

/** Reads how the shared cart that this browser had joined has ended; null if it has not, or long ago. */
export function readSharedCartEnding(companyId: string): SharedCartEnding | null {
  try {
    const stored: unknown = JSON.parse(browserStorage.getItem(sharedCartName(companyId)) ?? "null");
    if (stored === "removed") return stored;
    const { sent, until } = asRecord(stored);
    if (typeof sent !== "string" || typeof until !== "string") return null;
    return Date.now() < Date.parse(until) ? { sent, until } : null;
  } catch {
    return null;
  }
}

function sentLines(found: unknown): SentLines | null {
  const { key, revision, lines } = asRecord(found);
  if (typeof key !== "string") return null;
  return { key, revision: Number(revision) || 0, lines: linesOf(lines) };
}

/** Only what the server keeps of a line, and accepts in it. */
export const linesOf = (lines: unknown): SharedLine[] =>
  parseCartLines({ lines }).map(({ product_id, variant_id, quantity, comment, modifiers }) => ({
    product_id,
    variant_id,
    quantity,
    modifiers,
    comment: stripControlCharacters(comment),
  }));

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

import type { Currency } from "@comanda/domain/money/cents";
import { parsePrice } from "../../parts/prices/price-text.ts";
import { moneyOf } from "../data/product-parts.ts";
import type { GroupDraft, VariantDraft } from "../form/product-draft.ts";

/** A size or choice of the preview; an amount is null while it cannot be read. */
export type PreviewRow = {
  key: string;
  name: string;
  price: string | null;
  original?: string | null;
  isChosen?: boolean;
};

/** The price of a size as guests see it, and the crossed-out one where it is higher. */
export function previewPrice(variant: VariantDraft, currency: Currency) {
  const price = parsePrice(variant.price, currency).amount;
  const original = parsePrice(variant.original, currency).amount;
  const shown = price ?? original;
  const isLower = price !== undefined && original !== undefined && original > price;
  return {
    price: shown === undefined ? null : moneyOf(shown, currency),
    original: isLower ? moneyOf(original, currency) : null,
  };
}

/** The choices of a group that guests see. */
export function previewChoices({ modifiers }: GroupDraft, currency: Currency): PreviewRow[] {
  return modifiers
    .filter(({ visible, name }) => visible && name.trim() !== "")
    .map(({ key, name, price }) => {
      const amount = parsePrice(price, currency).amount;
      return { key, name: name.trim(), price: amount ? `+ ${moneyOf(amount, currency)}` : null };
    });
}

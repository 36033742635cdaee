import type { Currency } from "@comanda/domain/money/cents";
import { parsePrice } from "../../parts/prices/price-text.ts";
import type { GroupDraft, VariantDraft } from "../form/product-to-draft.ts";

/** Writes an amount in major units: `useMoneyText`. */
type MoneyText = (amount: number, priced: { currency: Currency }) => string;

/** A size or choice of the preview; an amount is null while it cannot be read, and for a choice that costs nothing more. */
export type PreviewRow = {
  key: string;
  name: string;
  price: string | null;
  original?: string | null;
  isChosen?: boolean;
};

/** The price of a size as guests see it, and the crossed-out one where it is higher. */
export function previewPrice(variant: VariantDraft, currency: Currency, moneyText: MoneyText) {
  const price = parsePrice(variant.price, currency).amount;
  const original = parsePrice(variant.original, currency).amount;
  const shown = price ?? original;
  const isLower = price !== undefined && original !== undefined && original > price;
  return {
    price: shown === undefined ? null : moneyText(shown, { currency }),
    original: isLower ? moneyText(original, { currency }) : null,
  };
}

/** The choices of a group that guests see. */
export function previewChoices(
  { modifiers }: GroupDraft,
  currency: Currency,
  moneyText: MoneyText,
): PreviewRow[] {
  return modifiers
    .filter(({ visible, name }) => visible && name.trim() !== "")
    .map(({ key, name, price: typed }) => {
      const { amount } = parsePrice(typed, currency);
      const price = amount ? `+ ${moneyText(amount, { currency })}` : null;
      return { key, name: name.trim(), price };
    });
}

import type { Fault } from "@comanda/contract/calls/problems";
import { type Allergen, type Diet, dietaryContradictions } from "@comanda/domain/menu/dietary";
import { displayedVariants } from "@comanda/domain/menu/products";
import type { Currency } from "@comanda/domain/money/cents";
import { toLatinDigits } from "@comanda/domain/text/digits";
import { isBlank } from "@comanda/domain/text/visible-text";
import { type PriceFault, parsePrice } from "../../parts/prices/price-text.ts";
import { keptPerDraft } from "./kept-per-draft.ts";
import type { GroupDraft, ModifierDraft, ProductDraft, VariantDraft } from "./product-to-draft.ts";
import { type WindowFault, windowFaults } from "./selling-hours-draft.ts";

/** What is wrong with a field; `max` and `count` are facts of its text. */
export type FieldFault =
  | { kind: PriceFault | "nameMissing" | "sizeName" | "count" | "minAboveMax" | "noChoices" }
  | { kind: "long"; max: number }
  | { kind: "minAboveChoices"; count: number }
  | WindowFault
  | { kind: "contradiction"; diet: Diet; allergen: Allergen }
  /** Refused by the server for a rule that the form does not know. */
  | ({ kind: "server" } & Pick<Fault, "code" | "facts">);

/**
 * The faults by field: `name`, `variants.<key>.price`, `groups.<key>.modifiers.<key>.name`.
 */
export type DraftFaults = Readonly<Record<string, FieldFault>>;

const MAX_COUNT = 1_000_000_000;
const MAX_LENGTH = { name: 200, description: 2000, part: 120 };

/** Everything that the form knows to be wrong with a draft; empty when it can be sent. */
export function draftFaults(draft: ProductDraft, currency: Currency): DraftFaults {
  const faults: Record<string, FieldFault> = {};
  const put = (path: string, fault: FieldFault | null) => {
    if (fault && !faults[path]) faults[path] = fault;
  };
  put("name", nameFault(draft.name, MAX_LENGTH.name));
  put("description", lengthFault(draft.description, MAX_LENGTH.description));
  const [contradiction] = dietaryContradictions(draft);
  put("diets", contradiction ? { kind: "contradiction", ...contradiction } : null);
  for (const window of draft.sellingHours)
    for (const [field, fault] of windowFaults(window))
      put(`sellingHours.${window.key}.${field}`, fault);
  for (const variant of draft.variants)
    for (const [field, fault] of variantFaults(variant, draft, currency))
      put(`variants.${variant.key}.${field}`, fault);
  for (const group of draft.groups)
    for (const [field, fault] of groupFaults(group, currency))
      put(`groups.${group.key}.${field}`, fault);
  return faults;
}

/** The fault of a name that must be there. */
export function nameFault(name: string, max: number): FieldFault | null {
  return isBlank(name) ? { kind: "nameMissing" } : lengthFault(name, max);
}

const lengthFault = (text: string, max: number): FieldFault | null =>
  text.trim().length > max ? { kind: "long", max } : null;

type Found = [field: string, fault: FieldFault | null][];

function variantFaults(variant: VariantDraft, draft: ProductDraft, currency: Currency): Found {
  const price = parsePrice(variant.price, currency);
  const original = parsePrice(variant.original, currency);
  const hasOriginal = original.fault !== "missing";
  return [
    ["name", lengthFault(variant.name, MAX_LENGTH.part) ?? sizeNameFault(variant, draft.variants)],
    // Without a price the crossed-out one is the price.
    ["price", price.fault === "missing" && hasOriginal ? null : priceFault(price)],
    ["original", hasOriginal ? priceFault(original) : null],
    ["stock", draft.countsStock ? countFault(variant.stock) : null],
  ];
}

/** Guests see no size without a name beside others, unless it is the one that is chosen at first. */
function sizeNameFault(variant: VariantDraft, all: readonly VariantDraft[]): FieldFault | null {
  if (!isBlank(variant.name) || all.length < 2) return null;
  const shown = displayedVariants(
    all.map(({ key, name, original, selected }) => ({
      id: key,
      name: name.trim(),
      selected,
      original_price: original.trim() ? 1 : 0,
    })),
  );
  return shown.some(({ id }) => id === variant.key) ? null : { kind: "sizeName" };
}

/** What is wrong with a group, by the paths of its fields: `modifiers.<key>.price`. */
export function groupFaults(group: GroupDraft, currency: Currency): Found {
  const [min, max] = [readCount(group.min), readCount(group.max)];
  const choosable = group.modifiers
    .filter(({ visible }) => visible)
    .reduce((sum, each) => sum + (readCount(each.max) ?? max ?? Number.POSITIVE_INFINITY), 0);
  const bounds = (): FieldFault | null => {
    if (min === null || Number.isNaN(min) || Number.isNaN(max)) return null;
    if (max !== null && min > max) return { kind: "minAboveMax" };
    return min > choosable ? { kind: "minAboveChoices", count: choosable } : null;
  };
  return [
    ["name", nameFault(group.name, MAX_LENGTH.part)],
    ["min", countFault(group.min) ?? bounds()],
    ["max", countFault(group.max)],
    ["modifiers", group.modifiers.length === 0 ? { kind: "noChoices" } : null],
    ...group.modifiers.flatMap((modifier) =>
      modifierFaults(modifier, currency).map(([field, fault]): Found[number] => [
        `modifiers.${modifier.key}.${field}`,
        fault,
      ]),
    ),
  ];
}

const modifierFaults = keptPerDraft((modifier: ModifierDraft, currency): Found => {
  const price = parsePrice(modifier.price, currency);
  return [
    ["name", nameFault(modifier.name, MAX_LENGTH.part)],
    ["price", price.fault === "missing" ? null : priceFault(price)],
    ["max", countFault(modifier.max)],
    ["stock", countFault(modifier.stock)],
  ];
});

const priceFault = ({ fault }: { fault?: PriceFault }): FieldFault | null =>
  fault ? { kind: fault } : null;

const countFault = (text: string): FieldFault | null =>
  Number.isNaN(readCount(text)) ? { kind: "count" } : null;

/** A whole number from 0; null for an empty field, NaN for other texts. A stored stock may be below 0. */
export function readCount(text: string): number | null {
  const digits = toLatinDigits(text.trim());
  if (digits === "") return null;
  if (!/^-?\d{1,10}$/u.test(digits)) return Number.NaN;
  const count = Number(digits);
  return count >= 0 && count <= MAX_COUNT ? count : Number.NaN;
}

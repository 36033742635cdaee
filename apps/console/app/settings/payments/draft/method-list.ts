import type { ServiceTypeKey } from "@comanda/domain/company/service-type";
import { isCashMethod } from "@comanda/domain/orders/payment-method";
import { type SectionValue, valueAt } from "../../../parts/saving/section-value.ts";
import type { Stored, TranslationDraft } from "../../../parts/translations/translation-draft.ts";
import { withDescriptionIn } from "../../form/translated-descriptions.ts";

/** A payment method as the import file has it. */
export type Method = {
  id: string;
  code: string;
  description?: string | null;
  payment_code?: string | null;
  provider_id?: string | null;
  provider_code?: string | null;
  payment_method_fee?: number | null;
  translations?: Stored["translations"];
};

/** The kinds that can be added, each with the provider that takes it; null is paid at the restaurant. */
export const METHOD_KINDS = {
  cash: null,
  card_terminal: null,
  other: null,
  stripe_card: "stripe",
  tuna_pix: "tuna",
  d24_card: "d24",
  d24_pix: "d24",
  d24_yape: "d24",
  sandbox_card: "sandbox",
} as const satisfies Record<string, string | null>;
export type MethodKind = keyof typeof METHOD_KINDS;

/** The order types that have lists, in the order of the page. */
export const METHOD_TYPES = [
  "delivery",
  "takeaway",
  "onsite",
  "table",
] as const satisfies readonly ServiceTypeKey[];

/** The path of an order type's list. */
export const listPath = (type: ServiceTypeKey) => `payment_methods.${type}`;

/** The name of a field of a method, and its beginning. It stays the same when the method moves. */
export const partName = (type: ServiceTypeKey, id: string, part: "description" | "fee" | "") =>
  `method.${type}.${id}.${part}`;

/** An order type's methods, in the order in which guests see them. */
export function methodsOf(value: SectionValue, type: ServiceTypeKey): Method[] {
  const list = valueAt(value, listPath(type));
  return Array.isArray(list) ? list : [];
}

/**
 * Adds a method of a kind at the end, under an id of its own. `providerId` is the id of the company's
 * keys, where it is not the provider's own name.
 */
export function withMethod(
  methods: readonly Method[],
  kind: MethodKind,
  { description, providerId }: { description: string | null; providerId?: string },
): Method[] {
  const provider = METHOD_KINDS[kind];
  const method: Method = {
    id: freeId(methods, kind),
    code: kind,
    description,
    payment_code: kind,
    payment_method_fee: 0,
    ...(provider && { provider_id: providerId ?? provider, provider_code: provider }),
  };
  return [...methods, method];
}

function freeId(methods: readonly Method[], kind: string): string {
  const isFree = (id: string) => methods.every((method) => method.id !== id);
  let id = kind;
  for (let number = 2; !isFree(id); number += 1) id = `${kind}_${number}`;
  return id;
}

/** Moves one method to another place; the same list if the place does not exist. */
export function movedMethod(methods: readonly Method[], from: number, by: -1 | 1): Method[] {
  const [method, to] = [methods[from], from + by];
  if (!method || to < 0 || to >= methods.length) return [...methods];
  return methods.toSpliced(from, 1).toSpliced(to, 0, method);
}

/** The lists with a method of this name, with the translations of the name. */
export function withTranslatedNames(
  value: SectionValue,
  ...change: [name: string, translations: TranslationDraft | null]
): Record<string, readonly Method[]> {
  return Object.fromEntries(
    METHOD_TYPES.flatMap((type) => {
      const methods = methodsOf(value, type);
      const changed = withDescriptionIn(methods, ...change);
      return changed === methods ? [] : [[listPath(type), changed]];
    }),
  );
}

/** The lists of all order types with the methods of one. */
export function sameForAll(methods: readonly Method[]): Record<string, Method[]> {
  return Object.fromEntries(METHOD_TYPES.map((type) => [listPath(type), [...methods]]));
}

/**
 * Finds methods without a name, which guests would see as a code. All methods but cash need one.
 */
export function missingNames(value: SectionValue): string[] {
  return METHOD_TYPES.flatMap((type) =>
    methodsOf(value, type)
      .filter((method) => !isCashMethod(method) && !method.description?.trim())
      .map(({ id }) => partName(type, id, "description")),
  );
}

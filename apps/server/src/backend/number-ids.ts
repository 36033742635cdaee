import type { AnswerDifference } from "@comanda/contract/answers/read-answer";

/** The ids that another backend sends as numbers, so that it gets them back as numbers (decision 31). */
export type NumberIds = {
  /** Notes a difference from the contract, where it is an id that was a number. */
  note: (difference: AnswerDifference) => void;
  /** Returns whether any id was a number. */
  any: () => boolean;
  /** Returns whether the ids in a field of requests were numbers. */
  has: (field: string) => boolean;
  /** Returns the body of a request with the ids of those kinds as numbers. */
  restore: (body: unknown) => unknown;
};

/** The request fields that name what an answer calls `id`, by the list it is in, or else by the call. */
const FIELDS_OF_ID: Readonly<Record<string, readonly string[]>> = {
  products: ["product_id"],
  product_variants: ["variant_id"],
  modifiers: ["modifier_id"],
  combos: ["combo_id"],
  addresses: ["address_id"],
  client: ["client_id"],
  rewards: ["reward_id"],
  areas: ["area_id"],
  districts: ["area_id"],
  delivery_areas: ["area_id"],
  delivery_districts: ["area_id"],
  table: ["payment_method_id"],
  onsite: ["payment_method_id"],
  takeaway: ["payment_method_id"],
  delivery: ["payment_method_id"],
  readCompany: ["company_id"],
  createClient: ["client_id"],
  readClient: ["client_id"],
  createAddress: ["address_id"],
  createOrder: ["order_id", "reference_id"],
  readOrder: ["order_id", "reference_id"],
  updateOrder: ["order_id", "reference_id"],
  applyDiscount: ["order_id", "reference_id"],
  readQr: ["table_id"],
};

/** Starts with no kind of id; each kind is known from the first answer that has it. */
export function createNumberIds(): NumberIds {
  const fields = new Set<string>();
  return {
    note: ({ call, path, isNumberId }) => {
      if (!isNumberId) return;
      for (const field of requestFieldsOf(call, path)) fields.add(field);
    },
    any: () => fields.size > 0,
    has: (field) => fields.has(field),
    restore: (body) => restoreIn(body, fields),
  };
}

/** Returns the request fields for an id at a path such as `0.products.3.id`. */
function requestFieldsOf(call: string, path: string): readonly string[] {
  const [name, list] = path
    .split(".")
    .filter((part) => !/^\d+$/u.test(part))
    .reverse();
  if (name === undefined) return [];
  return name === "id" ? (FIELDS_OF_ID[list ?? call] ?? []) : [name];
}

function restoreIn(value: unknown, fields: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => restoreIn(each, fields));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      fields.has(name) && isWholeNumber(each) ? Number(each) : restoreIn(each, fields),
    ]),
  );
}

/** Only a text that the number has as its own form: `"007"` was never a number. */
function isWholeNumber(value: unknown): boolean {
  return (
    typeof value === "string" &&
    Number.isSafeInteger(Number(value)) &&
    String(Number(value)) === value
  );
}

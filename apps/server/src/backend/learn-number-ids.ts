import type { ApiClient } from "@comanda/contract/calls/api-client";
import type { NumberIds } from "./number-ids.ts";

/** Milliseconds that a change waits for the reads that show the form of its ids. */
const WAIT_MS = 3000;

type Known = { companyId: string; value: string };

/** The read whose answer shows whether a backend sends the ids in a field as numbers. */
const READS: Readonly<Record<string, (api: ApiClient, known: Known) => Promise<unknown>>> = {
  company_id: (api, { value }) => api("readCompany", { params: { companyId: value } }),
  client_id: (api, { companyId, value }) =>
    api("readClient", { params: { companyId, clientId: value } }),
  table_id: (api, { value }) => api("readQr", { params: { qrId: value } }),
  order_id: (api, { companyId, value }) =>
    api("readOrder", { params: { companyId, orderId: value } }),
  payment_method_id: (api, { companyId }) =>
    api("listPaymentMethods", { params: { companyId }, query: {} }),
  product_id: (api, { companyId }) => api("listCategories", { params: { companyId } }),
};

/** Fields whose ids stand in the answer to another's read. */
const SAME_READ: Readonly<Record<string, string>> = {
  variant_id: "product_id",
  modifier_id: "product_id",
  address_id: "client_id",
  reference_id: "order_id",
};

/** Makes the reads that show the form of the ids in a change, as far as nothing has shown it yet. */
export type LearnNumberIds = (body: unknown, companyId: string | undefined) => Promise<void>;

/**
 * A server that has just started has read no answer, and would send ids as texts to a backend that knows only
 * numbers. Each kind of id is looked up once, and only if an id looks like a number. A read that fails shows
 * nothing, and the next change tries again.
 */
export function createNumberIdLearner(api: ApiClient, numberIds: NumberIds): LearnNumberIds {
  const known = new Set<string>();
  const learn = async (field: string, id: Known) => {
    try {
      await READS[field]?.(api, id);
      known.add(field);
    } catch {
      // The change itself shows what is wrong with the backend.
    }
  };
  return async (body, pathCompanyId) => {
    const companyId = pathCompanyId ?? textIn(body, "company_id");
    if (companyId === undefined) return;
    const reads = new Map<string, Known>();
    for (const [field, id] of numberLikeIds(body).filter(([each]) => !numberIds.has(each))) {
      // The addresses of a client stand in the answer about the client.
      const value = field === "address_id" ? textIn(body, "client_id") : id;
      if (value !== undefined) reads.set(SAME_READ[field] ?? field, { companyId, value });
    }
    const wanted = [...reads].filter(([field]) => !known.has(field));
    if (wanted.length === 0) return;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, WAIT_MS);
    });
    await Promise.race([Promise.all(wanted.map(([field, id]) => learn(field, id))), late]);
    clearTimeout(timer);
  };
}

/** The fields of a body whose ids look like numbers, each with one of its ids. */
function numberLikeIds(value: unknown): [field: string, id: string][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, each]): [string, string][] => {
    const isId = typeof each === "string" && (field in READS || field in SAME_READ);
    if (!isId) return numberLikeIds(each);
    return /^[1-9]\d{0,14}$/u.test(each) ? [[field, each]] : [];
  });
}

function textIn(body: unknown, field: string): string | undefined {
  const value: unknown =
    typeof body === "object" && body !== null ? Reflect.get(body, field) : undefined;
  return typeof value === "string" ? value : undefined;
}

import type { PopularProducts } from "@comanda/contract/companies/popular-products";
import { browserApi } from "../../../api/browser-api.ts";

type Companions = PopularProducts["companions"];

let known: { companyId: string; companions: Companions } | null = null;

/** Returns what is ordered together, if it has come by now. */
export function knownCompanions(companyId: string): Companions | null {
  return known?.companyId === companyId ? known.companions : null;
}

/** Loads what is ordered together, once a visit. Without an answer nothing is suggested. */
export async function loadCompanions(companyId: string): Promise<Companions> {
  const before = knownCompanions(companyId);
  if (before) return before;
  try {
    const { companions } = await browserApi("readPopularProducts", { params: { companyId } });
    known = { companyId, companions };
    return companions;
  } catch {
    return [];
  }
}

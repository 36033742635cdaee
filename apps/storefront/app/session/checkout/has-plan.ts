import { browserStorage } from "../storage/browser-storage.ts";

/** Returns whether this browser has a plan for this company, without reading it: see `plan-label.ts`. */
export const hasPlan = (companyId: string): boolean =>
  !!browserStorage.getItem(`comanda.checkout.${companyId}`)?.includes('"plan":{');

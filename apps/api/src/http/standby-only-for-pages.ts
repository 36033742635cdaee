import type { CallName } from "@comanda/contract/calls/call-table";
import { currentDatabaseUse, runAsPageRead } from "../db/use/database-use.ts";
import type { Serve } from "./call-handler.ts";

/** The calls that show a company and its menu to everybody, and decide nothing. */
export const PAGE_READS: readonly CallName[] = [
  "findHost",
  "readCompany",
  "readEcommerceSettings",
  "listCategories",
  "readPopularProducts",
  "readOrderSettings",
  "readQr",
  "listCoupons",
  "readLoyaltySettings",
];

/** Binds calls so that only those of pages may be answered from a standby (decision 92). */
export function standbyOnlyForPages(serve: Serve): Serve {
  return (name, handler) =>
    PAGE_READS.includes(name)
      ? serve(name, handler)
      : serve(name, (request, c) =>
          currentDatabaseUse().pageRead
            ? runAsPageRead(null, () => handler(request, c))
            : handler(request, c),
        );
}

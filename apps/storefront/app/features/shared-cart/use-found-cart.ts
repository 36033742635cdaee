import { ApiError } from "@comanda/contract/calls/api-client";
import type { FoundSharedCart } from "@comanda/contract/orders/shared-cart";
import { useEffect, useState } from "react";
import { useCompanySite } from "../../company/company-site.tsx";
import { sharedCartApi } from "../../shared-cart/use-shared-cart.ts";

/** `none`: the link opens nothing (any more). `over`: its cart is over. `unknown`: it could not be read. */
export type FoundCart = FoundSharedCart | "loading" | "none" | "over" | "unknown";

const FAILURES: Readonly<Record<number, FoundCart>> = { 404: "none", 410: "over" };

/** Looks for the cart of a link or of a table before the guest joins it. */
export function useFoundCart(token: string | null, tableId: string | null): FoundCart {
  const { company } = useCompanySite();
  const [found, setFound] = useState<FoundCart>(token || tableId ? "loading" : "none");
  useEffect(() => {
    if (!(token || tableId)) return;
    const stop = new AbortController();
    const input = { params: { companyId: company.id }, body: { token, table_id: tableId } };
    sharedCartApi("findSharedCart", input, { signal: stop.signal }).then(setFound, (error) => {
      if (stop.signal.aborted) return;
      const status = error instanceof ApiError ? error.status : 0;
      setFound(FAILURES[status] ?? "unknown");
    });
    return () => stop.abort();
  }, [company.id, token, tableId]);
  return found;
}

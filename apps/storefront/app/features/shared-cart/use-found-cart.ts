import { ApiError } from "@comanda/contract/calls/api-client";
import type { FoundSharedCart } from "@comanda/contract/orders/shared-cart";
import { useEffect, useState } from "react";
import { useCompanySite } from "../../company/company-site.tsx";
import { sharedCartApi } from "../../shared-cart/use-shared-cart.ts";

/** `none`: the link opens nothing (any more). `over`: its cart is over. `unknown`: it could not be read. */
export type FoundCart = FoundSharedCart | "loading" | "none" | "over" | "unknown";

const FAILURES: Readonly<Record<number, FoundCart>> = { 404: "none", 410: "over" };

/** Looks for the cart of a link or of a table before the guest joins it; `lookAgain` resolves to what it finds now. */
export function useFoundCart(
  token: string | null,
  tableId: string | null,
): { found: FoundCart; lookAgain: () => Promise<FoundCart> } {
  const { company } = useCompanySite();
  const [found, setFound] = useState<FoundCart>(token || tableId ? "loading" : "none");
  useEffect(() => {
    if (!(token || tableId)) return;
    const stop = new AbortController();
    void find({ companyId: company.id, token, tableId, signal: stop.signal }).then(
      (cart) => !stop.signal.aborted && setFound(cart),
    );
    return () => stop.abort();
  }, [company.id, token, tableId]);
  const lookAgain = async () => {
    const cart = await find({ companyId: company.id, token, tableId });
    setFound(cart);
    return cart;
  };
  return { found, lookAgain };
}

type Search = {
  companyId: string;
  token: string | null;
  tableId: string | null;
  signal?: AbortSignal;
};

async function find({ companyId, token, tableId, signal }: Search): Promise<FoundCart> {
  const input = { params: { companyId }, body: { token, table_id: tableId } };
  return sharedCartApi("findSharedCart", input, signal && { signal }).catch((error: unknown) => {
    const status = error instanceof ApiError ? error.status : 0;
    return FAILURES[status] ?? "unknown";
  });
}

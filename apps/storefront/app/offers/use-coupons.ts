import type { Coupon } from "@comanda/contract/orders/coupon";
import { useEffect, useState } from "react";
import { browserApi } from "../api/browser-api.ts";
import { useWhenOnline } from "../web/use-online.ts";

/** The company's published coupons as they are now, asked for while `wanted`; null until they are known. */
export function useCoupons(companyId: string, wanted: boolean) {
  const [coupons, setCoupons] = useState<Coupon[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks for the same again
  useEffect(() => {
    if (!wanted) return;
    const stop = new AbortController();
    browserApi("listCoupons", { params: { companyId } }, { signal: stop.signal }).then(
      setCoupons,
      () => setFailed(!stop.signal.aborted),
    );
    return () => stop.abort();
  }, [companyId, wanted, tries]);

  const retry = () => {
    setFailed(false);
    setTries((count) => count + 1);
  };
  useWhenOnline(failed, retry);
  return { coupons, failed, retry };
}

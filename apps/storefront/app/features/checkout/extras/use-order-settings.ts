import type { OrderSettings } from "@comanda/contract/ecommerce-settings";
import { useEffect, useState } from "react";
import { api } from "../../../session/api.ts";
import { useWhenOnline } from "../../../session/online.ts";
import { useMenu, useShop } from "../../../shop/shop.tsx";

/** The fees of the ways to order. The menu came with them; if not, they are asked for here. */
export function useOrderSettings() {
  const loaded = useMenu().orderSettings;
  const companyId = useShop().company.id;
  const [asked, setAsked] = useState<OrderSettings | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const wanted = !loaded;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks for the same again
  useEffect(() => {
    if (!wanted) return;
    const stop = new AbortController();
    setFailed(false);
    api("readOrderSettings", { params: { companyId } }, { signal: stop.signal }).then(
      setAsked,
      () => setFailed(!stop.signal.aborted),
    );
    return () => stop.abort();
  }, [companyId, wanted, tries]);
  const retry = () => setTries((count) => count + 1);
  useWhenOnline(failed, retry);
  return { orderSettings: loaded ?? asked, failed: wanted && failed, retry };
}

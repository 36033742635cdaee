import type { OrderSettings } from "@comanda/contract/companies/ecommerce-settings";
import { useEffect, useState } from "react";
import { browserApi } from "../../../api/browser-api.ts";
import { useCompanySite, useMenu } from "../../../company/company-site.tsx";
import { useWhenOnline } from "../../../web/use-online.ts";

/** The fees of the ways to order. The menu came with them; if not, they are asked for here. */
export function useOrderSettings() {
  const loaded = useMenu().orderSettings;
  const companyId = useCompanySite().company.id;
  const [fetched, setAsked] = useState<OrderSettings | null>(null);
  const [failed, setFailed] = useState(false);
  const [retries, setTries] = useState(0);
  const shouldFetch = !loaded;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks for the same again
  useEffect(() => {
    if (!shouldFetch) return;
    const stop = new AbortController();
    setFailed(false);
    browserApi("readOrderSettings", { params: { companyId } }, { signal: stop.signal }).then(
      setAsked,
      () => setFailed(!stop.signal.aborted),
    );
    return () => stop.abort();
  }, [companyId, shouldFetch, retries]);
  const retry = () => setTries((count) => count + 1);
  useWhenOnline(failed, retry);
  return { orderSettings: loaded ?? fetched, failed: shouldFetch && failed, retry };
}

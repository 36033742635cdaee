import type { OrderSettings } from "@comanda/contract/companies/ecommerce-settings";
import { useEffect, useState } from "react";
import { browserApi } from "../../../api/browser-api.ts";
import { useCompanySite, useMenu } from "../../../company/company-site.tsx";
import { useWhenOnline } from "../../../web/use-online.ts";

/** The service fees by service type. The menu includes them; else they are fetched here. */
export function useOrderSettings() {
  const loaded = useMenu().orderSettings;
  const companyId = useCompanySite().company.id;
  const [fetched, setFetched] = useState<OrderSettings | null>(null);
  const [failed, setFailed] = useState(false);
  const [retries, setRetries] = useState(0);
  const shouldFetch = !loaded;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry sends the same request again
  useEffect(() => {
    if (!shouldFetch) return;
    const stop = new AbortController();
    setFailed(false);
    browserApi("readOrderSettings", { params: { companyId } }, { signal: stop.signal }).then(
      setFetched,
      () => setFailed(!stop.signal.aborted),
    );
    return () => stop.abort();
  }, [companyId, shouldFetch, retries]);
  const retry = () => setRetries((count) => count + 1);
  useWhenOnline(failed, retry);
  return { orderSettings: loaded ?? fetched, failed: shouldFetch && failed, retry };
}

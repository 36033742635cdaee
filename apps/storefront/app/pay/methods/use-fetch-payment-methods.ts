import type { PaymentMethod, PaymentMethods } from "@comanda/contract/payments/company-payment";
import { type ServiceType, serviceTypeKey } from "@comanda/domain/company/service-type";
import { useEffect, useState } from "react";
import { browserApi } from "../../api/browser-api.ts";
import { useCompanySite } from "../../company/company-site.tsx";
import { useWhenOnline } from "../../web/use-online.ts";

type FetchedMethods = { methods: readonly PaymentMethod[] | null; failed: boolean };

/**
 * Fetches the payment methods of a service type (conformance 4.94 to 4.96) when `enabled`: the menu
 * does not include them. Without a service type it returns the methods of all of them.
 */
export function useFetchPaymentMethods(serviceType: ServiceType | null, enabled = true) {
  const companyId = useCompanySite().company.id;
  const [fetched, setFetched] = useState<FetchedMethods>({ methods: null, failed: false });
  const [retries, setRetries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry sends the same request again
  useEffect(() => {
    if (!enabled) return;
    const stop = new AbortController();
    setFetched({ methods: null, failed: false });
    const query = serviceType ? { service_type: serviceTypeKey(serviceType) } : {};
    browserApi(
      "listPaymentMethods",
      { params: { companyId }, query },
      { signal: stop.signal },
    ).then(
      (all) => {
        const methods = serviceType ? all[serviceTypeKey(serviceType)] : everyMethod(all);
        setFetched({ methods, failed: false });
      },
      () => {
        if (!stop.signal.aborted) setFetched({ methods: null, failed: true });
      },
    );
    return () => stop.abort();
  }, [companyId, serviceType, enabled, retries]);
  const retry = () => setRetries((count) => count + 1);
  useWhenOnline(fetched.failed, retry);
  return { ...fetched, retry };
}

function everyMethod(all: PaymentMethods): PaymentMethod[] {
  return [
    ...new Map(Object.values(all).flatMap((some) => some.map((each) => [each.id, each]))).values(),
  ];
}

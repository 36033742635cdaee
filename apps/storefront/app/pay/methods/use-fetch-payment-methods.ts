import type { PaymentMethod, PaymentMethods } from "@comanda/contract/payments/company-payment";
import { type ServiceType, serviceTypeKey } from "@comanda/domain/company/service-type";
import { useEffect, useState } from "react";
import { browserApi } from "../../api/browser-api.ts";
import { useCompanySite } from "../../company/company-site.tsx";
import { useWhenOnline } from "../../web/use-online.ts";

type FetchedMethods = { methods: readonly PaymentMethod[] | null; failed: boolean };

/**
 * Fetches the payment methods of a service type when `wanted` (conformance 4.94 to 4.96): the menu
 * did not bring them. Without a service type it returns the methods of all of them.
 */
export function useFetchPaymentMethods(serviceType: ServiceType | null, wanted = true) {
  const companyId = useCompanySite().company.id;
  const [asked, setAsked] = useState<FetchedMethods>({ methods: null, failed: false });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry sends the same request again
  useEffect(() => {
    if (!wanted) return;
    const stop = new AbortController();
    setAsked({ methods: null, failed: false });
    const query = serviceType ? { service_type: serviceTypeKey(serviceType) } : {};
    browserApi(
      "listPaymentMethods",
      { params: { companyId }, query },
      { signal: stop.signal },
    ).then(
      (all) => {
        const methods = serviceType ? all[serviceTypeKey(serviceType)] : everyMethod(all);
        setAsked({ methods, failed: false });
      },
      () => {
        if (!stop.signal.aborted) setAsked({ methods: null, failed: true });
      },
    );
    return () => stop.abort();
  }, [companyId, serviceType, wanted, tries]);
  const retry = () => setTries((count) => count + 1);
  useWhenOnline(asked.failed, retry);
  return { ...asked, retry };
}

function everyMethod(all: PaymentMethods): PaymentMethod[] {
  return [
    ...new Map(Object.values(all).flatMap((some) => some.map((each) => [each.id, each]))).values(),
  ];
}

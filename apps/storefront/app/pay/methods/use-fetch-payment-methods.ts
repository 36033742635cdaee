import type { PaymentMethod, PaymentMethods } from "@comanda/contract/payments/payment-method";
import { type ServiceType, serviceTypeKey } from "@comanda/domain/company/service-type";
import { useEffect, useState } from "react";
import { browserApi } from "../../api/browser-api.ts";
import { useCompanySite } from "../../company/company-site.tsx";
import { useWhenOnline } from "../../web/use-online.ts";

type FetchedMethods = { methods: readonly PaymentMethod[] | null; failed: boolean };

/**
 * How an order of this type can be paid, asked for where it is `wanted`: where no menu has brought it
 * (spec §4, Payment methods load). An order that does not say its type can be paid in any way that one
 * of them can.
 */
export function useFetchPaymentMethods(serviceType: ServiceType | null, wanted = true) {
  const companyId = useCompanySite().company.id;
  const [asked, setAsked] = useState<FetchedMethods>({ methods: null, failed: false });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks for the same again
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

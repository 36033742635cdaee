import type { PaymentMethod } from "@comanda/contract/payments";
import { type ServiceType, serviceKey } from "@comanda/domain/service-type";
import { useEffect, useState } from "react";
import { api } from "../session/api.ts";
import { useWhenOnline } from "../session/online.ts";
import { useShop } from "../shop/shop.tsx";

type Asked = { methods: readonly PaymentMethod[] | null; failed: boolean };

/**
 * How an order of this type can be paid, asked for where it is `wanted`: where no menu has brought it
 * (spec §4, Payment methods load).
 */
export function useMethods(serviceType: ServiceType, wanted = true) {
  const companyId = useShop().company.id;
  const [asked, setAsked] = useState<Asked>({ methods: null, failed: false });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks for the same again
  useEffect(() => {
    if (!wanted) return;
    const stop = new AbortController();
    setAsked({ methods: null, failed: false });
    const input = { params: { companyId }, query: { service_type: serviceKey(serviceType) } };
    api("listPaymentMethods", input, { signal: stop.signal }).then(
      (all) => setAsked({ methods: all[serviceKey(serviceType)], failed: false }),
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

import type { PaymentMethod } from "@comanda/contract/payments";
import { type ServiceType, serviceKey } from "@comanda/domain/service-type";
import { useEffect, useEffectEvent, useState } from "react";
import { api } from "../../../session/api.ts";
import { useWhenOnline } from "../../../session/online.ts";
import { useMenu, useShop } from "../../../shop/shop.tsx";

type Methods = {
  /** Null while they are not known. */
  methods: readonly PaymentMethod[] | null;
  /** They could not be loaded (spec §4, Payment methods load). */
  failed: boolean;
  retry: () => void;
};

/** How an order of this type can be paid. The menu came with it; if not, it is asked for here. */
export function usePaymentMethods(serviceType: ServiceType): Methods {
  const { company } = useShop();
  const loaded = useMenu().paymentMethods;
  const [asked, setAsked] = useState<typeof loaded>(null);
  const [failed, setFailed] = useState(false);
  const known = loaded ?? asked;

  const ask = useEffectEvent(async () => {
    setFailed(false);
    try {
      const params = { companyId: company.id };
      setAsked(await api("listPaymentMethods", { params, query: {} }));
    } catch {
      // The client has reported it.
      setFailed(true);
    }
  });
  const [tries, setTries] = useState(0);
  const retry = () => setTries((count) => count + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks for the same again
  useEffect(() => {
    if (!known) void ask();
  }, [known, tries]);
  useWhenOnline(failed, retry);

  return { methods: known?.[serviceKey(serviceType)] ?? null, failed, retry };
}

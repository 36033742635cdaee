import { type ServiceType, serviceTypeKey } from "@comanda/domain/company/service-type";
import { useMenu } from "../../../company/company-site.tsx";
import { useFetchPaymentMethods } from "../../../pay/methods/use-fetch-payment-methods.ts";

/** How an order of this type can be paid. The menu came with it; if not, it is asked for here. */
export function usePaymentMethods(
  serviceType: ServiceType,
): ReturnType<typeof useFetchPaymentMethods> {
  const loaded = useMenu().paymentMethods;
  const fetched = useFetchPaymentMethods(serviceType, !loaded);
  return loaded ? { ...fetched, methods: loaded[serviceTypeKey(serviceType)] } : fetched;
}

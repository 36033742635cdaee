import { type ServiceType, serviceTypeKey } from "@comanda/domain/company/service-type";
import { useMenu } from "../../../company/company-site.tsx";
import { useFetchPaymentMethods } from "../../../pay/methods/use-fetch-payment-methods.ts";

/**
 * Returns the payment methods of a service type. The menu includes them; else they are fetched here.
 */
export function usePaymentMethods(
  serviceType: ServiceType,
): ReturnType<typeof useFetchPaymentMethods> {
  const loaded = useMenu().paymentMethods;
  const fetched = useFetchPaymentMethods(serviceType, !loaded);
  return loaded ? { ...fetched, methods: loaded[serviceTypeKey(serviceType)] } : fetched;
}

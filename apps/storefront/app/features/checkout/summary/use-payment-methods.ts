import { type ServiceType, serviceKey } from "@comanda/domain/service-type";
import { useMethods } from "../../../pay/use-methods.ts";
import { useMenu } from "../../../shop/shop.tsx";

/** How an order of this type can be paid. The menu came with it; if not, it is asked for here. */
export function usePaymentMethods(serviceType: ServiceType): ReturnType<typeof useMethods> {
  const loaded = useMenu().paymentMethods;
  const asked = useMethods(serviceType, !loaded);
  return loaded ? { ...asked, methods: loaded[serviceKey(serviceType)] } : asked;
}

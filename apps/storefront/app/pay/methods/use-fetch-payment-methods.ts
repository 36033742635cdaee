import type { PaymentMethod, PaymentMethods } from "@comanda/contract/payments/payment-method";
import { type ServiceType, serviceTypeKey } from "@comanda/domain/company/service-type";
import { useMemo } from "react";
import { useApiQuery } from "../../api/use-api-query.ts";
import { useCompanySite } from "../../company/company-site.tsx";

/**
 * Fetches the payment methods of a service type while `enabled`: where the page's menu came without
 * them (conformance 4.94 to 4.96). An order without a service type can use the methods of all
 * types.
 */
export function useFetchPaymentMethods(serviceType: ServiceType | null, enabled = true) {
  const companyId = useCompanySite().company.id;
  const query = serviceType ? { service_type: serviceTypeKey(serviceType) } : {};
  const input = enabled ? { params: { companyId }, query } : null;
  const { answer, failed, retry } = useApiQuery("listPaymentMethods", input);
  const methods = useMemo(
    () => answer && (serviceType ? answer[serviceTypeKey(serviceType)] : allMethods(answer)),
    [answer, serviceType],
  );
  return { methods, failed, retry };
}

function allMethods(answer: PaymentMethods): readonly PaymentMethod[] {
  const byId = new Map(
    Object.values(answer).flatMap((methods) => methods.map((method) => [method.id, method])),
  );
  return [...byId.values()];
}

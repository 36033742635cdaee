import { qrServiceType } from "@comanda/domain/company/service-type";
import type { OrderingContext } from "@comanda/domain/orders/orderability";
import { useMemo } from "react";
import { useCompanySite } from "../company/company-site.tsx";
import { useNow } from "../hours/current-time.tsx";

/** Returns the context with which the domain decides whether this visitor can order now. */
export function useOrderingContext(): OrderingContext {
  const { company, settings, qr } = useCompanySite();
  const now = useNow();
  return useMemo(
    () => ({ company, settings, qrServiceType: qrServiceType(qr), now }),
    [company, settings, qr, now],
  );
}

import type { OrderingContext } from "@comanda/domain/orderability";
import { useMemo } from "react";
import { useNow } from "./now.tsx";
import { qrServiceType } from "./qr.ts";
import { useShop } from "./shop.tsx";

/** What the domain judges this visitor's orders by, at the present. */
export function useOrderingContext(): OrderingContext {
  const { company, settings, qr } = useShop();
  const now = useNow();
  return useMemo(
    () => ({ company, settings, qrServiceType: qrServiceType(qr), now }),
    [company, settings, qr, now],
  );
}

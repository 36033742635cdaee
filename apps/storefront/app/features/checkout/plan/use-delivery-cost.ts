import type { DeliveryDestination } from "@comanda/domain/delivery/coverage";
import type { DestinationRefusal } from "@comanda/domain/delivery/price-settings";
import type { Cents } from "@comanda/domain/money/cents";
import { useWhenOnline } from "@comanda/ui/web/use-online.ts";
import { useEffect, useState } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import { fetchDeliveryCost } from "../delivery/fetch-delivery-cost.ts";
import { toCheckoutError } from "../errors/checkout-error.ts";

/** Whether the company delivers to a place, and for how much. `unknown`: the server does not answer. */
export type DeliveryCost =
  | { state: "none" | "asking" | "unknown" }
  | { state: "delivered"; price: Cents }
  | { state: "refused"; code: DestinationRefusal };

/** Asks the server what a delivery to a place costs, as soon as there is a place. */
export function useDeliveryCost(destination: DeliveryDestination | null): DeliveryCost {
  const { company } = useCompanySite();
  const [answer, setAnswer] = useState<{ key: string; cost: DeliveryCost } | null>(null);
  const [attempts, setAttempts] = useState(0);
  const key = JSON.stringify(destination);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the place, and each attempt asks again
  useEffect(() => {
    if (!destination) return;
    let cancelled = false;
    const receive = (cost: DeliveryCost) => {
      if (!cancelled) setAnswer({ key, cost });
    };
    fetchDeliveryCost(company, destination).then(
      (price) => receive({ state: "delivered", price }),
      (error: unknown) => {
        const found = toCheckoutError(error, company.currency.code);
        const isRefused = found.kind === "place";
        receive(isRefused ? { state: "refused", code: found.code } : { state: "unknown" });
      },
    );
    return () => {
      cancelled = true;
    };
  }, [company, key, attempts]);

  const cost: DeliveryCost = answer?.key === key ? answer.cost : { state: "asking" };
  useWhenOnline(cost.state === "unknown", () => setAttempts((count) => count + 1));
  return destination ? cost : { state: "none" };
}

import type { Asker } from "@comanda/api/limits/limiter";
import { visitorKey } from "@comanda/api/limits/visitor-key";
import type { OrderClaim } from "@comanda/api/notifications/order-token";
import type { SocketLimits } from "./socket-limits.ts";

type Leave = () => void;
type Enter = (key: string) => Leave | null;

/** How many connections may be open at once: of one address, of one device, of one order, of everybody. */
export function createPlaces({
  all,
  ofAddress,
  ofStrangers,
  ofDevice,
  ofOrder,
}: Pick<SocketLimits, "all" | "ofAddress" | "ofStrangers" | "ofDevice" | "ofOrder">) {
  const [anybody, orders] = [counter(all), counter(ofOrder)];
  const [addresses, strangers, devices] = [
    counter(ofAddress),
    counter(ofStrangers),
    counter(ofDevice),
  ];
  return {
    /**
     * Answers with what gives the place back, or null when there is none. Who proves a
     * device finds a place also when those of the address who prove none have taken all of theirs.
     */
    enter({ visitor, device }: Asker, { companyId, orderId }: OrderClaim): Leave | null {
      const taken: Leave[] = [];
      const leave = () => {
        for (const each of taken.splice(0)) each();
      };
      const address = visitorKey(visitor);
      const entered = [
        anybody(""),
        addresses(address),
        device === null ? strangers(address) : devices(device),
        orders(JSON.stringify([companyId, orderId])),
      ];
      for (const each of entered) if (each) taken.push(each);
      if (taken.length === entered.length) return leave;
      leave();
      return null;
    },
  };
}

function counter(most: number): Enter {
  const counts = new Map<string, number>();
  return (key) => {
    const count = counts.get(key) ?? 0;
    if (count >= most) return null;
    counts.set(key, count + 1);
    return () => {
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    };
  };
}

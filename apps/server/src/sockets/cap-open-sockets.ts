import type { RateLimitedVisitor } from "@comanda/api/limits/limiter";
import { visitorKey } from "@comanda/api/limits/visitor-key";
import type { SocketClaim } from "@comanda/api/live-updates/order-token";
import type { SocketLimits } from "./socket-limits.ts";

type ReleaseSlot = () => void;
type AcquireSlot = (key: string) => ReleaseSlot | null;

/** Caps the number of open sockets: per address, per device, per order and address, and in total. */
export function capOpenSockets({
  total,
  perAddress,
  perAddressWithoutDevice,
  perDevice,
  perOrder,
  perOrderAndAddress,
}: Pick<
  SocketLimits,
  | "total"
  | "perAddress"
  | "perAddressWithoutDevice"
  | "perDevice"
  | "perOrder"
  | "perOrderAndAddress"
>) {
  const [connections, orders, shares] = [
    capPerKey(total),
    capPerKey(perOrder),
    capPerKey(perOrderAndAddress),
  ];
  const [addresses, withoutDevice, devices] = [
    capPerKey(perAddress),
    capPerKey(perAddressWithoutDevice),
    capPerKey(perDevice),
  ];
  return {
    /**
     * Takes a slot and returns the function that releases it; null when none is free. Connections
     * without a device have a smaller limit per address, so that devices at the address still find
     * a slot.
     */
    acquire(
      { visitorAddress: visitor, device }: RateLimitedVisitor,
      { companyId, orderId, view }: SocketClaim,
    ): ReleaseSlot | null {
      const acquired: ReleaseSlot[] = [];
      const release = () => {
        for (const each of acquired.splice(0)) each();
      };
      const address = visitorKey(visitor);
      const slots = [
        connections(""),
        addresses(address),
        device === null ? withoutDevice(address) : devices(device),
        orders(JSON.stringify([companyId, orderId])),
      ];
      if (view !== "table" && view !== "shared_cart")
        slots.push(shares(JSON.stringify([companyId, orderId, address])));
      for (const each of slots) if (each) acquired.push(each);
      if (acquired.length === slots.length) return release;
      release();
      return null;
    },
  };
}

/** Counts the open sockets of each key, and gives out at most `most` slots. */
export function capPerKey(most: number): AcquireSlot {
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

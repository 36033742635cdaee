import { useEffect } from "react";
import { useCompanySite } from "../company/company-site.tsx";
import { sharedCartApi } from "./use-shared-cart.ts";

/** Milliseconds between two announcements: the others drop one after 45 seconds. */
const ANNOUNCE_MS = 15_000;

/**
 * Tells the other guests of a cart that this one is checking out, as long as the checkout is open and the page
 * in sight: for all (`whole`) or only the own dishes; null while it is closed. A failure changes nothing.
 */
export function useAnnounceCheckout(cartId: string | null, whole: boolean | null): void {
  const { company } = useCompanySite();
  const companyId = company.id;
  useEffect(() => {
    if (cartId === null || whole === null) return;
    const announce = ({ ended }: { ended: boolean }) => {
      const input = { params: { companyId, cartId }, body: { whole, ended } };
      sharedCartApi("announceSharedCartCheckout", input).catch(() => undefined);
    };
    const announceInSight = () => {
      if (document.visibilityState === "visible") announce({ ended: false });
    };
    const end = () => announce({ ended: true });
    announceInSight();
    const timer = setInterval(announceInSight, ANNOUNCE_MS);
    addEventListener("pagehide", end);
    return () => {
      clearInterval(timer);
      removeEventListener("pagehide", end);
      end();
    };
  }, [companyId, cartId, whole]);
}

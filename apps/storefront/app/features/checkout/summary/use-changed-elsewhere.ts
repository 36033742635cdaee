import { useEffect, useState } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import { cartStorageName } from "../../../session/cart/cart-store.ts";

/**
 * Returns whether the cart was changed in another tab while the summary is shown: what is ordered, and what it
 * costs, are then other than the customer has read. The browser tells only the other tabs of a change.
 */
export function useChangedElsewhere(): boolean {
  const { company } = useCompanySite();
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key === cartStorageName(company.id) && newValue !== oldValue) setChanged(true);
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [company.id]);
  return isChanged;
}

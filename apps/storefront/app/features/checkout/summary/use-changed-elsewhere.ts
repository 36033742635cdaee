import { useEffect, useState } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import { cartFingerprint } from "../../../session/cart/cart-fingerprint.ts";
import { cartStorageName } from "../../../session/cart/cart-store.ts";
import { parseCartLines } from "../../../session/cart/parse-cart-lines.ts";

/**
 * Returns whether the dishes were changed in another tab while the summary is shown: then the customer has
 * read other dishes and another price. The browser reports a change only to the other tabs.
 */
export function useChangedElsewhere(): boolean {
  const { company } = useCompanySite();
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key === cartStorageName(company.id) && hasOtherDishes(oldValue, newValue))
        setChanged(true);
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [company.id]);
  return isChanged;
}

/** Whether two stored carts differ in choices or quantities; seen prices are stored there too. */
export function hasOtherDishes(before: string | null, after: string | null): boolean {
  return storedDishes(before) !== storedDishes(after);
}

function storedDishes(text: string | null): string {
  try {
    return cartFingerprint(parseCartLines(JSON.parse(text ?? "null")?.state));
  } catch {
    return cartFingerprint([]);
  }
}

import { useShop } from "./shop.tsx";

/**
 * Whether nothing is ordered here at any time (spec §4, Menu is read-only): nothing that orders is
 * shown then.
 */
export function useReadOnly(): boolean {
  return useShop().refusal?.code === "read_only";
}

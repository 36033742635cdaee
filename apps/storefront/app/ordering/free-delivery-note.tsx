import Bike from "lucide-react/icons/bike";
import { useMissingPrice } from "../company/use-missing-price.ts";
import { useText } from "../i18n/text.ts";
import type { FreeDeliveryProgress } from "./free-delivery-progress.ts";

/** Says how much the cart lacks for free delivery, with a bar that fills up, or that it is free now. */
export function FreeDeliveryNote({ free }: { free: FreeDeliveryProgress }) {
  const t = useText();
  const missingPrice = useMissingPrice();
  const { missing, minimum } = free;
  return (
    <div className="flex items-center gap-3 rounded-m bg-positive-soft px-4 py-3 text-positive">
      <Bike className="size-5 flex-none" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="tabular font-bold">
          {missing > 0
            ? t("cart.freeMissing", { missing: missingPrice(missing) })
            : t("cart.freeReached")}
        </p>
        {missing > 0 && (
          <div className="mt-1.5 h-1 overflow-hidden rounded-full bg-positive/25">
            <div
              className="h-full rounded-full bg-positive motion-safe:transition-[width] motion-safe:duration-250"
              style={{ width: `${100 * (1 - missing / minimum)}%` }}
            />
          </div>
        )}
      </div>
    </div>
  );
}

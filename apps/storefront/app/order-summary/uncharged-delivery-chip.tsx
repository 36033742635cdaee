import { useText } from "../i18n/text.tsx";
import { Chip } from "../ui/chip.tsx";
import type { UnchargedDelivery } from "./uncharged-delivery.ts";

/** Says why nothing is charged for the delivery (spec §2, Order summary). */
export function UnchargedDeliveryChip({
  note,
  className,
}: {
  note: UnchargedDelivery;
  className?: string;
}) {
  const t = useText();
  const free = note === "free";
  return (
    <Chip small tone={free ? "positive" : "warning"} className={className}>
      {t(free ? "breakdown.deliveryFree" : "breakdown.deliveryLater")}
    </Chip>
  );
}

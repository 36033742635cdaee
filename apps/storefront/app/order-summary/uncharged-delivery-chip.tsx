import { Chip } from "@comanda/ui/controls/chip.tsx";
import { useText } from "../i18n/text.ts";
import type { UnchargedDelivery } from "./uncharged-delivery.ts";

/** Says that the delivery is free, or that its price is set later (conformance 2.122). */
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

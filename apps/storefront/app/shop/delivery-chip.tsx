import { useText } from "../i18n/text.tsx";
import { Chip } from "../ui/chip.tsx";
import { classNames } from "../ui/class-names.ts";
import type { DeliveryNote } from "./delivery-note.ts";

/** Says why nothing is charged for the delivery (spec §2, Order summary). */
export function DeliveryChip({ note, className }: { note: DeliveryNote; className?: string }) {
  const t = useText();
  const free = note === "free";
  return (
    <Chip
      small
      tone={free ? "positive" : "warning"}
      // With large text it is wider than a phone.
      className={classNames("max-w-full whitespace-normal!", className)}
    >
      {t(free ? "breakdown.deliveryFree" : "breakdown.deliveryLater")}
    </Chip>
  );
}

import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { mentionsAllergy } from "@comanda/domain/text/allergy-words";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useRef } from "react";
import { GuestComment } from "../cards/guest-comment.tsx";
import { OrderLines } from "../cards/order-lines.tsx";
import { useIsInView } from "./use-is-in-view.ts";

type TakeoverLinesProps = { order: StaffOrder; children: ReactNode };

/**
 * What is ordered, between the head and the buttons. An allergy stands first, because the end of a
 * long order is out of view; an arrow says that there is more.
 */
export function TakeoverLines({ order: { lines, comment }, children }: TakeoverLinesProps) {
  const end = useRef<HTMLDivElement>(null);
  const isAllShown = useIsInView(end);
  const isAllergy = comment !== null && mentionsAllergy(comment);
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what does not fit
      tabIndex={0}
      className="relative min-h-0 flex-auto overflow-y-auto px-4 pt-2 pb-3 short:flex-none short:overflow-visible"
    >
      {children}
      {isAllergy && <GuestComment>{comment}</GuestComment>}
      <OrderLines lines={lines} />
      {comment && !isAllergy && <GuestComment>{comment}</GuestComment>}
      <div ref={end} className="h-px" />
      {!isAllShown && (
        <span
          aria-hidden="true"
          className="pointer-events-none sticky bottom-0 -me-2 ms-auto -mt-9 grid size-9 place-items-center rounded-full bg-inverse text-inverse-ink shadow-2"
        >
          <ChevronDown className="size-6" />
        </span>
      )}
    </div>
  );
}

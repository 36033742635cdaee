import type { OrderingPauses } from "@comanda/contract/staff/ordering-pauses";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import type { ReactNode } from "react";
import type { TimeText } from "../i18n/time-text.ts";
import { ApplyButton } from "./apply-button.tsx";
import { GuestText } from "./guest-text.tsx";
import { changesAnything, type PauseDraft } from "./pause-draft.ts";

type PauseActionsProps = {
  draft: PauseDraft;
  pauses: OrderingPauses;
  times: TimeText;
  busy: boolean;
  onApply: () => void;
  /** What went wrong. */
  children: ReactNode;
};

/** Under the thumb on a phone, above the bars, once there is something to send. */
const phoneClasses =
  "max-md:sticky max-md:bottom-[calc(4rem+env(safe-area-inset-bottom))] max-md:-mx-4 max-md:mt-auto max-md:-mb-4 max-md:border-t max-md:border-line max-md:bg-surface max-md:p-4 max-md:[main:has(>[data-new-orders])_&]:bottom-[calc(7.5rem+env(safe-area-inset-bottom))]";

/** What guests will read, and the button that sends the changes. */
export function PauseActions({ draft, pauses, times, busy, onApply, children }: PauseActionsProps) {
  const isIdle = !changesAnything(draft, pauses) && !children;
  return (
    <div className={classNames("flex flex-col gap-2", phoneClasses, isIdle && "max-md:hidden")}>
      <GuestText {...{ draft, pauses, times }} />
      {children}
      <ApplyButton {...{ draft, pauses, busy, onApply }} />
    </div>
  );
}

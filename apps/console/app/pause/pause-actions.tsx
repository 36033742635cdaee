import type { OrderingPauses } from "@comanda/contract/staff/ordering-pauses";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import type { ReactNode } from "react";
import { useText } from "../i18n/text.ts";
import type { TimeText } from "../i18n/time-text.ts";
import { Segmented } from "../parts/segmented.tsx";
import { ApplyButton } from "./apply-button.tsx";
import { GuestText } from "./guest-text.tsx";
import { changesAnything, durations, type PauseDraft } from "./pause-draft.ts";

type PauseActionsProps = {
  draft: PauseDraft;
  pauses: OrderingPauses;
  times: TimeText;
  busy: boolean;
  onDuration: (duration: PauseDraft["duration"]) => void;
  onApply: () => void;
  /** What was just done, and can be undone. */
  undo: ReactNode;
  /** What went wrong. */
  children: ReactNode;
};

/** Under the thumb on a phone that is high enough, above the bars. */
const phoneClasses =
  "max-md:[@media(min-height:36rem)]:sticky max-md:bottom-[calc(4rem+env(safe-area-inset-bottom))] max-md:-mx-4 max-md:mt-auto max-md:-mb-4 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-4 max-md:py-3 max-md:[main:has(>[data-new-orders])_&]:bottom-[calc(7.5rem+env(safe-area-inset-bottom))]";

/** For how long, what guests will read, and the button that sends the changes. */
export function PauseActions({
  draft,
  pauses,
  times,
  busy,
  onDuration,
  onApply,
  undo,
  children,
}: PauseActionsProps) {
  const t = useText();
  const isIdle = !changesAnything(draft, pauses) && !children;
  return (
    <div data-thumb className={classNames("flex flex-col gap-2 md:gap-4", phoneClasses)}>
      {undo}
      <Segmented
        label={t("pause.howLong")}
        look="words"
        value={draft.duration}
        options={durations.map((duration) => ({
          value: duration,
          label: t(`pause.for.${duration}`),
        }))}
        onChange={onDuration}
      />
      <div className={classNames("flex flex-col gap-2", isIdle && "max-md:hidden")}>
        <GuestText draft={draft} pauses={pauses} times={times} />
        {children}
        <ApplyButton draft={draft} pauses={pauses} busy={busy} onApply={onApply} />
      </div>
    </div>
  );
}

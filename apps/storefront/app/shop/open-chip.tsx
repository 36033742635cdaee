import { useState } from "react";
import { useText } from "../i18n/text.tsx";
import { Chip, Dot } from "../ui/chip.tsx";
import { classNames } from "../ui/class-names.ts";
import { HoursSheet } from "./hours-sheet.tsx";
import { useOpenLabel, useOpenState } from "./opening.ts";

const inks = { positive: "text-positive", warning: "text-warning", neutral: "text-muted" } as const;

type OpenChipProps = {
  /** As a line of text, it stands under the shop's name. */
  line?: boolean;
  /** The week is shown from the beginning. */
  opened?: boolean;
};

/** Open or closed, and until when; pressing it shows the week. */
export function OpenChip({ line = false, opened = false }: OpenChipProps) {
  const [showsHours, setShowsHours] = useState(opened);
  const { open, closesInMinutes } = useOpenState();
  const label = useOpenLabel();
  const t = useText();
  const openTone = closesInMinutes === null ? "positive" : "warning";
  const tone = open ? openTone : "neutral";
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t("hours.show", { state: label })}
        onClick={() => setShowsHours(true)}
        className={classNames(
          "target inline-flex text-start",
          line && `items-center gap-1.5 text-xs ${inks[tone]}`,
        )}
      >
        {line ? (
          <>
            <Dot />
            {label}
          </>
        ) : (
          <Chip tone={tone}>
            <Dot />
            {label}
          </Chip>
        )}
      </button>
      <HoursSheet open={showsHours} onClose={() => setShowsHours(false)} />
    </>
  );
}

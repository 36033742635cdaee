import { useState } from "react";
import { useText } from "../i18n/text.tsx";
import { Chip, Dot } from "../ui/chip.tsx";
import { classNames } from "../ui/class-names.ts";
import { preloadPart } from "../ui/lazy-part.tsx";
import { LazySheet } from "./lazy-sheet.tsx";
import { OpenChip, StateChip, stateInks, useStateTone } from "./open-chip.tsx";
import { useOpenLabel, useTakesLater } from "./opening.ts";

const loadHoursSheet = async () => (await import("./hours-sheet.tsx")).HoursSheet;

type HoursButtonProps = {
  /** A `line` of text under the shop's name, a `chip` beside it, or `chips` that say all there is. */
  look: "line" | "chip" | "chips";
  /** The week is shown from the beginning. */
  opened?: boolean;
  /** The visitor has closed the week. */
  onClose?: () => void;
};

/**
 * Open or closed, until when, and whether it can be ordered for later; pressing it shows the week
 * (spec §2, Attention-hours button).
 */
export function HoursButton({ look, opened = false, onClose }: HoursButtonProps) {
  const [showsHours, setShowsHours] = useState(opened);
  const tone = useStateTone();
  const label = useOpenLabel();
  const later = useTakesLater();
  const t = useText();
  const long = later ? `${label} ${t("hours.later")}` : label;
  const short = later ? t("hours.closedLater") : label;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t("hours.show", { state: look === "chips" ? long : short })}
        onPointerEnter={() => preloadPart(loadHoursSheet)}
        onClick={() => setShowsHours(true)}
        className={classNames(
          "target inline-flex text-start",
          look === "line"
            ? `items-center gap-1.5 text-xs leading-[1.15] ${stateInks[tone]}`
            : "flex-wrap",
          look === "chips" && "justify-center gap-2",
        )}
      >
        {look === "line" && (
          <>
            <Dot />
            {short}
          </>
        )}
        {look === "chip" && <StateChip>{short}</StateChip>}
        {look === "chips" && (
          <>
            {/* The space is for those who hear it. */}
            <OpenChip /> {later && <Chip>{t("hours.later")}</Chip>}
          </>
        )}
      </button>
      <LazySheet
        load={loadHoursSheet}
        title={t("hours.title")}
        props={{
          open: showsHours,
          onClose: () => {
            setShowsHours(false);
            onClose?.();
          },
        }}
      />
    </>
  );
}

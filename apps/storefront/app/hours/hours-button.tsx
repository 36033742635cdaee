import { useState } from "react";
import { useText } from "../i18n/text.tsx";
import { preloadPart } from "../lazy/lazy-part.tsx";
import { LazySheet } from "../lazy/lazy-sheet.tsx";
import { Chip, StatusDot } from "../ui/chip.tsx";
import { classNames } from "../ui/class-names.ts";
import { OpenChip, OpenStateChip, openStateTextClasses, useOpenStateTone } from "./open-chip.tsx";
import { useOpenLabel, useShortOpenLabel, useTakesScheduledOrders } from "./open-state.ts";

const loadHoursSheet = async () => (await import("./hours-sheet.tsx")).HoursSheet;

type HoursButtonProps = {
  /** A `line` of text under the restaurant's name, a `chip` beside it, or `chips` that say all there is. */
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
  const tone = useOpenStateTone();
  const label = useOpenLabel();
  const later = useTakesScheduledOrders();
  const t = useText();
  const long = later ? `${label} ${t("hours.later")}` : label;
  const short = useShortOpenLabel();
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
            ? `min-w-0 items-center gap-1.5 text-xs wrap-anywhere leading-[1.15] ${openStateTextClasses[tone]}`
            : "flex-wrap",
        )}
      >
        {look === "line" && (
          <>
            <StatusDot />
            {short}
          </>
        )}
        {look === "chip" && <OpenStateChip>{short}</OpenStateChip>}
        {look === "chips" && <OpenChip />}
      </button>
      {/* Beside the button, which says it too, so that the next chip has room in its row. */}
      {look === "chips" && later && (
        <span aria-hidden="true">
          <Chip>{t("hours.later")}</Chip>
        </span>
      )}
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

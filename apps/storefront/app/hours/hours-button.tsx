import { Chip, StatusDot } from "@comanda/ui/controls/chip.tsx";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { preloadPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { useState } from "react";
import { useText } from "../i18n/text.ts";
import { LazySheet } from "../lazy/lazy-sheet.tsx";
import { OpenChip, OpenStateChip, openStateTextClasses, useOpenStateTone } from "./open-chip.tsx";
import { useOpenLabel, useShortOpenLabel, useTakesScheduledOrders } from "./open-state.ts";

const loadHoursSheet = async () => (await import("./hours-sheet.tsx")).HoursSheet;

type HoursButtonProps = {
  /**
   * A `line` of text below the restaurant's name, a `chip` beside it, or `chips` with the full
   * text.
   */
  look: "line" | "chip" | "chips";
  /** Whether the sheet with the week is open at first. */
  opened?: boolean;
  /** Called when the visitor closes the sheet. */
  onClose?: () => void;
};

/**
 * Shows a button that says whether the restaurant is open, until when, and whether it takes orders for
 * later. It opens a sheet with the hours of the week (conformance 2.64).
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
            ? `-mb-2.5 min-w-min items-center gap-1.5 pb-2.5 text-xs wrap-break-word leading-[1.15] ${openStateTextClasses[tone]}`
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
      {/* Outside the button, so that it can wrap by itself. The button's label says the same. */}
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

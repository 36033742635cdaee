import type { ServiceType } from "@comanda/domain/company/service-type";
import type { ScheduleDay } from "@comanda/domain/orders/schedule";
import { Button } from "@comanda/ui/controls/button.tsx";
import { ChoiceRow } from "@comanda/ui/controls/choice-row.tsx";
import { Sheet, SheetHeader } from "@comanda/ui/sheets/sheet.tsx";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../../i18n/text.ts";
import { DayChoice, SlotChoice } from "./slot-choice.tsx";
import { useScheduleDays } from "./use-schedule-days.ts";
import { useSlotText } from "./use-slot-text.ts";

type ScheduleSheetProps = {
  open: boolean;
  onClose: () => void;
} & ScheduleFormProps;

type ScheduleFormProps = {
  serviceType: ServiceType;
  /** Whether the restaurant takes an order as soon as possible. */
  openNow: boolean;
  /** The time chosen before; null means as soon as possible. */
  chosen: Date | null;
  /** Called with the chosen time; null means as soon as possible. */
  onChoose: (slot: Date | null) => void;
};

/**
 * Shows the choice of the order's time: as soon as possible, or a day and a time (conformance 9.29).
 */
export function ScheduleSheet({ open, onClose, ...form }: ScheduleSheetProps) {
  const t = useText();
  return (
    <Sheet open={open} onClose={onClose} label={t("schedule.title")} className="md:max-w-[480px]">
      <SheetHeader title={t("schedule.title")} onClose={onClose} closeLabel={t("sheet.close")} />
      <ScheduleForm {...form} />
    </Sheet>
  );
}

function ScheduleForm({ serviceType, openNow, chosen, onChoose }: ScheduleFormProps) {
  const t = useText();
  const slotText = useSlotText();
  const days = useScheduleDays(serviceType);
  const [isScheduled, setIsScheduled] = useState(chosen !== null || !openNow);
  const [picked, setPicked] = useState<Date | null>(chosen);
  const day = days.find(({ slots }) => picked && includes(slots, picked)) ?? days[0];
  const slot = day?.slots.find((each) => each.getTime() === picked?.getTime()) ?? day?.slots[0];
  const needsSlot = isScheduled || !openNow;
  const hasNoSlot = needsSlot && !slot;
  const time = needsSlot && slot ? slot : null;
  const choices = useChoicesInView();

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!hasNoSlot) onChoose(time);
      }}
      className="flex min-h-0 flex-auto flex-col"
    >
      <div ref={choices} className="min-h-0 flex-auto overflow-y-auto overscroll-contain pb-4">
        {openNow && (
          <fieldset className="px-5 pb-3">
            <legend className="heard">{t("schedule.title")}</legend>
            <ChoiceRow
              type="radio"
              name="mode"
              label={t("checkout.soon")}
              checked={!isScheduled}
              onChange={() => setIsScheduled(false)}
            />
            <ChoiceRow
              type="radio"
              name="mode"
              label={t("schedule.later")}
              checked={isScheduled}
              onChange={() => setIsScheduled(true)}
            />
          </fieldset>
        )}
        {needsSlot && day && slot && (
          <>
            <DayChoice
              days={days}
              chosen={day}
              onChoose={(other) => setPicked(slotAtTime(other, slotText.time(slot), slotText.time))}
            />
            <SlotChoice day={day} chosen={slot} onChoose={setPicked} />
          </>
        )}
        {hasNoSlot && <p className="px-5 text-muted">{t("schedule.none")}</p>}
      </div>
      <div className="border-t border-line px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <Button type="submit" disabled={hasNoSlot} className="w-full">
          {time ? t("schedule.confirm", { moment: slotText.full(time) }) : t("checkout.soon")}
        </Button>
      </div>
    </form>
  );
}

/**
 * Returns a ref. When the sheet opens, the chosen day and time inside that element are scrolled
 * into view.
 */
function useChoicesInView() {
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In the next frame: before the sheet is shown its content has no position.
    const frame = requestAnimationFrame(() => {
      for (const chosen of choices.current?.querySelectorAll(":checked") ?? []) {
        chosen.closest("label")?.scrollIntoView({ block: "nearest", inline: "center" });
      }
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return choices;
}

function includes(slots: readonly Date[], slot: Date): boolean {
  return slots.some((each) => each.getTime() === slot.getTime());
}

/** Returns the slot of a day at the same clock time, else its first slot. */
function slotAtTime(day: ScheduleDay, time: string, timeOf: (slot: Date) => string): Date | null {
  return day.slots.find((slot) => timeOf(slot) === time) ?? day.slots[0] ?? null;
}

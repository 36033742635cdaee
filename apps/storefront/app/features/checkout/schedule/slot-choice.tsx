import type { ScheduleDay } from "@comanda/domain/orders/schedule";
import type { ReactNode } from "react";
import { useText } from "../../../i18n/text.ts";
import { useSlotText } from "./use-slot-text.ts";

type DayChoiceProps = {
  days: readonly ScheduleDay[];
  chosen: ScheduleDay;
  onChoose: (day: ScheduleDay) => void;
};

/** Shows the days with an available time; on phones in a row that scrolls. */
export function DayChoice({ days, chosen, onChoose }: DayChoiceProps) {
  const t = useText();
  const { day } = useSlotText();
  return (
    <fieldset className="min-w-0">
      <legend className="px-5 pb-1 text-sm font-bold">{t("schedule.day")}</legend>
      <div className="no-scrollbar flex gap-2 overflow-x-auto px-5 py-1 max-md:mask-[linear-gradient(to_right,black_calc(100%-3rem),transparent)] max-md:rtl:mask-[linear-gradient(to_left,black_calc(100%-3rem),transparent)] max-md:pe-12 md:grid md:grid-cols-[repeat(auto-fill,minmax(8rem,1fr))]">
        {days.map((each) => (
          <SlotChip
            key={each.date}
            name="day"
            className="flex-none px-4 max-md:whitespace-nowrap md:px-2 text-balance md:text-center md:wrap-anywhere"
            checked={each.date === chosen.date}
            onChoose={() => onChoose(each)}
          >
            {day(each.date)}
          </SlotChip>
        ))}
      </div>
    </fieldset>
  );
}

type SlotChoiceProps = { day: ScheduleDay; chosen: Date; onChoose: (slot: Date) => void };

/** Shows the times of a day. Those after midnight still belong to its evening, and are shown apart. */
export function SlotChoice({ day, chosen, onChoose }: SlotChoiceProps) {
  const t = useText();
  const { dateOf } = useSlotText();
  const [evening, night] = [
    day.slots.filter((slot) => dateOf(slot) === day.date),
    day.slots.filter((slot) => dateOf(slot) !== day.date),
  ];
  return (
    <fieldset className="min-w-0 px-5 pt-4">
      <legend className="float-start pb-2 text-sm font-bold">{t("schedule.time")}</legend>
      <Slots slots={evening} chosen={chosen} onChoose={onChoose} />
      {night.length > 0 && (
        <p className="pt-3 pb-2 text-xs text-muted">{t("schedule.afterMidnight")}</p>
      )}
      <Slots slots={night} chosen={chosen} onChoose={onChoose} />
    </fieldset>
  );
}

type SlotsProps = { slots: readonly Date[]; chosen: Date; onChoose: (slot: Date) => void };

function Slots({ slots, chosen, onChoose }: SlotsProps) {
  const { time } = useSlotText();
  return (
    <div className="clear-both grid grid-cols-[repeat(auto-fill,minmax(min(6rem,100%),1fr))] gap-2 empty:hidden">
      {slots.map((slot) => (
        <SlotChip
          key={slot.getTime()}
          name="slot"
          className="tabular scroll-my-14 px-2 text-center"
          checked={slot.getTime() === chosen.getTime()}
          onChoose={() => onChoose(slot)}
        >
          {time(slot)}
        </SlotChip>
      ))}
    </div>
  );
}

type RadioChipProps = {
  name: string;
  checked: boolean;
  onChoose: () => void;
  className: string;
  children: ReactNode;
};

/** Shows a radio button that looks like the category chips of the menu. */
function SlotChip({ name, checked, onChoose, className, children }: RadioChipProps) {
  return (
    <label
      className={`relative grid min-h-11 place-items-center rounded-full border border-line bg-surface text-sm font-bold has-checked:border-ink has-checked:bg-ink has-checked:text-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink ${className}`}
    >
      <input type="radio" name={name} checked={checked} onChange={onChoose} className="heard" />
      <bdi>{children}</bdi>
    </label>
  );
}

import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { IconLabel } from "@comanda/ui/controls/icon-label.tsx";
import Check from "lucide-react/icons/check";
import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Button, type ButtonSize } from "../../parts/button.tsx";
import { Segmented } from "../../parts/segmented.tsx";
import { useBoard, useSituation } from "../context/board-context.tsx";
import { useTimeStyle } from "../context/use-time-style.ts";
import { busyMinutes } from "../state/slowdowns.ts";
import { timeText } from "../words/board-times.ts";
import { minutesChoice } from "./minutes-choice.ts";

type AcceptFormProps = {
  order: StaffOrder;
  size: ButtonSize;
  /** Called after the press. */
  onAccept?: () => void;
};

/**
 * The minutes until an order is ready, with those that a busy kitchen takes in addition, and the button
 * that accepts it with them. A scheduled order has its time already.
 */
export function AcceptForm({ order, size, onAccept }: AcceptFormProps) {
  const t = useText();
  const board = useBoard();
  const style = useTimeStyle();
  const settings = useSituation(({ board: { facts } }) => facts?.settings ?? null);
  const busy = useSituation(({ board: { facts }, now }) => busyMinutes(facts, now));
  const [chosen, setChosen] = useState<number | null>(null);
  if (!settings) return null;
  const { choices, initial } = minutesChoice(settings, order.service_type);
  const minutes = order.scheduled_for === null ? (chosen ?? initial) : null;
  return (
    <div className="relative flex flex-col gap-2 pt-2">
      {minutes !== null && (
        <Segmented
          hideLabel
          look="row"
          label={t("board.accept.minutes")}
          value={minutes}
          options={choices.map((value) => ({ value, label: String(value + busy) }))}
          onChange={setChosen}
        />
      )}
      <Button
        look="solid"
        size={size}
        data-key="accept"
        // The card of an upright tablet has one row for the words alone.
        className="@max-[16rem]:px-1 @max-[16rem]:text-board @max-[16rem]:[&_svg]:hidden"
        onClick={() => {
          board.perform(order, { kind: "accept", minutes });
          onAccept?.();
        }}
      >
        <IconLabel icon={Check}>
          {order.scheduled_for === null
            ? t("board.accept.in", { minutes: (minutes ?? initial) + busy })
            : t("board.accept.for", { time: timeText(order.scheduled_for, style) })}
        </IconLabel>
      </Button>
    </div>
  );
}

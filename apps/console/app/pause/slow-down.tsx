import type { OrderingPauses } from "@comanda/contract/staff/ordering-pauses";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useText } from "../i18n/text.ts";
import type { TimeText } from "../i18n/time-text.ts";
import { IconButton } from "../parts/icon-button.tsx";
import { MAX_MINUTES, MINUTES_STEP } from "./pause-draft.ts";

type SlowDownProps = {
  pauses: OrderingPauses;
  times: TimeText;
  minutes: number;
  onChange: (minutes: number) => void;
};

/** How many minutes longer everything takes, and until when it does now. */
export function SlowDown({ pauses: { busy, now }, times, minutes, onChange }: SlowDownProps) {
  const t = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its fields
    <div
      role="group"
      aria-label={t("pause.slowDown")}
      className="flex flex-wrap items-center gap-3 rounded-m border border-line bg-surface p-3"
    >
      <p className="min-w-0 flex-1 basis-20 font-bold">
        {t("pause.slowDown")}
        <span className="block text-sm font-normal text-muted">
          {busy ? times.until(busy.until, now) : t("pause.slowDownHint")}
        </span>
      </p>
      <div className="ms-auto flex flex-wrap items-center justify-end gap-1">
        <IconButton
          label={t("pause.fewerMinutes")}
          className="border border-field bg-surface"
          disabled={minutes <= 0}
          onClick={() => onChange(Math.max(0, minutes - MINUTES_STEP))}
        >
          <Minus aria-hidden="true" className="size-5" />
        </IconButton>
        <output className="min-w-17 text-center text-md font-bold whitespace-nowrap">
          {t("pause.plusMinutes", { count: minutes })}
        </output>
        <IconButton
          label={t("pause.moreMinutes")}
          className="border border-field bg-surface"
          disabled={minutes >= MAX_MINUTES}
          onClick={() => onChange(Math.min(MAX_MINUTES, minutes + MINUTES_STEP))}
        >
          <Plus aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </div>
  );
}

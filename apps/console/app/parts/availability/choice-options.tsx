import { MAX_PIECES_LEFT } from "@comanda/contract/rules/staff-rules";
import type { Availability } from "@comanda/contract/staff/availability-items";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { type ReactNode, useId } from "react";
import "./choice-options.css";
import { useText } from "../../i18n/text.ts";
import type { TimeText } from "../../i18n/time-text.ts";
import { IconButton } from "../icon-button.tsx";
import type { ChoiceDraft } from "./choice-draft.ts";

type ChoiceOptionsProps = {
  /** Whether a number of pieces that are left can be chosen too. */
  countable: boolean;
  draft: ChoiceDraft;
  availability: Pick<Availability, "tomorrow">;
  times: TimeText;
  /** What is wrong with the time. */
  timeError?: string | undefined;
  onChange: (draft: ChoiceDraft) => void;
};

/** Until tomorrow, until the member says, until a time, or only some left. */
export function ChoiceOptions({
  countable,
  draft,
  availability,
  times,
  timeError,
  onChange,
}: ChoiceOptionsProps) {
  const t = useText();
  const name = useId();
  const timeErrorId = useId();
  const { tomorrow } = availability;
  const option = (selected: ChoiceDraft["selected"]) => ({
    name,
    checked: draft.selected === selected,
    onSelect: () => onChange({ ...draft, selected }),
  });
  const count = (left: number) => onChange({ ...draft, selected: "left", left });
  return (
    <fieldset className="choice-options grid min-w-0 gap-2">
      <legend className="heard">{t("soldOut.howLong")}</legend>
      <Option
        {...option("tomorrow")}
        label={t("soldOut.untilTomorrow")}
        detail={t("soldOut.backAt", { time: times.time(tomorrow) })}
      />
      <Option
        {...option("for_good")}
        label={t("soldOut.untilISay")}
        detail={t("soldOut.staysOff")}
      />
      <Option {...option("time")} wide label={t("soldOut.untilTime")}>
        <input
          type="time"
          aria-label={t("soldOut.time")}
          value={draft.time}
          aria-invalid={timeError ? true : undefined}
          aria-describedby={timeError ? timeErrorId : undefined}
          onChange={(event) =>
            onChange({ ...draft, selected: "time", time: event.currentTarget.value })
          }
          className="relative min-h-12 min-w-0 max-w-full rounded-[10px] border border-field bg-surface px-2 text-md text-ink aria-invalid:border-danger"
        />
        {timeError && (
          <p id={timeErrorId} className="basis-full text-sm text-danger">
            {timeError}
          </p>
        )}
      </Option>
      {countable && (
        <Option {...option("left")} wide label={t("soldOut.someLeft")}>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be one more line on the screen */}
          <span
            role="group"
            aria-label={t("soldOut.someLeft")}
            className="relative flex flex-wrap items-center"
          >
            <IconButton
              label={t("soldOut.fewer")}
              className="border border-field bg-surface"
              disabled={draft.left <= 1}
              onClick={() => count(draft.left - 1)}
            >
              <Minus aria-hidden="true" className="size-5" />
            </IconButton>
            <output className="min-w-7 text-center text-lg font-bold">{draft.left}</output>
            <IconButton
              label={t("soldOut.more")}
              className="border border-field bg-surface"
              disabled={draft.left >= MAX_PIECES_LEFT}
              onClick={() => count(draft.left + 1)}
            >
              <Plus aria-hidden="true" className="size-5" />
            </IconButton>
          </span>
        </Option>
      )}
    </fieldset>
  );
}

type OptionProps = {
  name: string;
  checked: boolean;
  onSelect: () => void;
  label: string;
  detail?: string;
  /** Takes a line of its own, with its field at the end. */
  wide?: boolean;
  children?: ReactNode;
};

function Option({ name, checked, onSelect, label, detail, wide, children }: OptionProps) {
  return (
    <div
      className={classNames(
        "relative flex min-h-14 flex-wrap items-center gap-x-2 gap-y-1 rounded-[12px] border border-field bg-surface px-2 py-1 has-[[type=radio]:checked]:border-accent has-[[type=radio]:checked]:bg-accent-soft",
        wide && "col-span-full",
      )}
    >
      <label className="flex min-h-12 min-w-0 flex-1 basis-24 items-center gap-2 before:absolute before:inset-0">
        <input
          type="radio"
          name={name}
          checked={checked}
          onChange={onSelect}
          className="radio relative flex-none"
        />
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <span className="text-md font-bold wrap-anywhere">{label}</span>
          {detail && <span className="text-sm text-muted">{detail}</span>}
        </span>
      </label>
      {children}
    </div>
  );
}

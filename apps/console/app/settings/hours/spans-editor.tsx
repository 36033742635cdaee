import { classNames } from "@comanda/ui/controls/class-names.ts";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import { useText } from "../../i18n/text.ts";
import { Button, FLUSH_S } from "../../parts/button.tsx";
import { Field } from "../../parts/field.tsx";
import { IconButton } from "../../parts/icon-button.tsx";
import type { SettingsForm } from "../form/use-settings-section.ts";
import { isPastMidnight, type Span } from "./hours-faults.ts";

type SpansEditorProps = {
  form: Pick<SettingsForm, "faultAt">;
  /** The path of the list of hours. */
  path: string;
  spans: readonly Span[];
  /** Whose hours they are, for screen readers. */
  name: string;
  onChange: (spans: Span[]) => void;
  /** What stands beside the button that adds hours. */
  children?: ReactNode;
};

/** Two fields share a row on a phone, without the button of the browser's clock: the digits need its room. */
const FIELD =
  "min-w-0 flex-1 basis-26 [&_input]:min-w-0 [&_input]:px-2 max-md:[&_input::-webkit-calendar-picker-indicator]:hidden";

const NEW: Span = { open: "09:00", close: "17:00" };

/** The hours of one day: spans from and to, of which the last may end after midnight. */
export function SpansEditor({ form, path, spans, name, onChange, children }: SpansEditorProps) {
  const t = useText();
  const change = (index: number, part: Partial<Span>) =>
    onChange(spans.map((span, at) => (at === index ? { ...span, ...part } : span)));
  return (
    <div className="flex flex-col gap-2">
      {spans.map((span, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: hours have no name of their own
          key={index}
          className="flex min-w-0 flex-wrap items-start gap-2"
        >
          <legend className="heard">
            {t("settings.hours.spanOf", { name, number: index + 1 })}
          </legend>
          {(["open", "close"] as const).map((end) => {
            const fault = form.faultAt(`${path}.${index}.${end}`);
            return (
              <Field
                key={end}
                type="time"
                label={t(end === "open" ? "settings.hours.from" : "settings.hours.to")}
                // Half a row of a phone is too narrow for the words of a fault.
                className={classNames(FIELD, fault && "max-md:basis-full")}
                value={span[end]}
                error={fault}
                hint={
                  end === "close" && isPastMidnight(span) ? t("settings.hours.nextDay") : undefined
                }
                onChange={(event) => change(index, { [end]: event.currentTarget.value })}
              />
            );
          })}
          <IconButton
            label={t("settings.hours.removeSpan", { name, number: index + 1 })}
            className="-me-2 mt-6 flex-none"
            onClick={() => onChange(spans.filter((_, at) => at !== index))}
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
        </fieldset>
      ))}
      <div className={`${FLUSH_S} flex flex-wrap`}>
        <Button
          look="quiet"
          size="s"
          aria-label={t("settings.hours.addSpanOf", { name })}
          onClick={() => onChange([...spans, afterLast(spans)])}
        >
          <Plus aria-hidden="true" className="size-5" />
          {t("settings.hours.addSpan")}
        </Button>
        {children}
      </div>
    </div>
  );
}

/** The first hours of a day are usual ones; more begin empty. */
function afterLast(spans: readonly Span[]): Span {
  return spans.length === 0 ? NEW : { open: "", close: "" };
}

import type { ReactNode } from "react";

type FieldLegendProps = { title: string; lang?: string; note?: ReactNode };

/** Shows the title of a group of choices, with a note at its end. */
export function FieldLegend({ title, lang, note }: FieldLegendProps) {
  return (
    <legend className="w-full">
      <span className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 py-1">
        <b className="font-bold text-md">
          <bdi lang={lang}>{title}</bdi>
        </b>
        {note}
      </span>
    </legend>
  );
}

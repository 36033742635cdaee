import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export type FieldTexts = {
  label: string;
  /** What is wrong with the value. Screen readers read it with the field. */
  error?: string;
  hint?: string;
  /** The number of typed characters and the maximum; shown as a counter. */
  count?: { written: number; max: number };
  /** Content beside the box, such as a button for the value. The error is below both. */
  beside?: ReactNode;
};

export const controlClasses =
  "block w-full border-0 bg-transparent p-0 text-md text-ink outline-none placeholder:text-muted";

/**
 * Shows an input of one line. The label is above the value inside the box, and the error below the box.
 */
export function Field({
  label,
  error,
  hint,
  count,
  beside,
  className,
  ...input
}: FieldTexts & ComponentProps<"input">) {
  const notes = useId();
  return (
    <FieldBox
      label={label}
      error={error}
      hint={hint}
      count={count}
      beside={beside}
      className={className}
      notesId={notes}
    >
      <input
        {...input}
        aria-invalid={Boolean(error)}
        aria-describedby={notes}
        className={controlClasses}
      />
    </FieldBox>
  );
}

/** `Field` for texts of several lines. */
export function TextArea({
  label,
  error,
  hint,
  count,
  className,
  ...area
}: Omit<FieldTexts, "beside"> & ComponentProps<"textarea">) {
  const notes = useId();
  return (
    <FieldBox
      label={label}
      error={error}
      hint={hint}
      count={count}
      className={className}
      notesId={notes}
    >
      <textarea
        rows={2}
        {...area}
        aria-invalid={Boolean(error)}
        aria-describedby={notes}
        className={classNames(controlClasses, "resize-none field-sizing-content")}
      />
    </FieldBox>
  );
}

type FieldBoxProps = FieldTexts & { notesId: string; className?: string; children: ReactNode };

/** Shows the frame of a field: label, control, error or hint, and counter. */
export function FieldBox({
  label,
  error,
  hint,
  count,
  beside,
  notesId,
  className,
  children,
}: FieldBoxProps) {
  const isTooLong = count !== undefined && count.written > count.max;
  return (
    <div data-field className={classNames("scroll-mt-14", className)}>
      <div className="flex flex-wrap items-start gap-2">
        <label
          className={classNames(
            "min-w-0 flex-1 basis-32 min-h-13 cursor-text rounded-m border bg-surface px-3.5 py-[5px] focus-within:outline-2 focus-within:outline-ink",
            error ? "border-danger" : "border-field",
          )}
        >
          <span className="block text-xs text-muted">
            <bdi>{label}</bdi>
          </span>
          {children}
        </label>
        {beside}
      </div>
      <div id={notesId} className="flex gap-3 px-1 pt-1 text-xs empty:hidden">
        {error && <p className="min-w-0 flex-1 text-danger wrap-anywhere">{error}</p>}
        {!error && hint && <p className="min-w-0 flex-1 text-muted wrap-anywhere">{hint}</p>}
        {count && (
          <p
            className={classNames(
              "tabular ms-auto",
              isTooLong ? "font-bold text-danger" : "text-muted",
            )}
          >
            {count.written}/{count.max}
          </p>
        )}
      </div>
    </div>
  );
}

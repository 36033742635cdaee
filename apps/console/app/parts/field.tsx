import { classNames } from "@comanda/ui/controls/class-names.ts";
import CircleAlert from "lucide-react/icons/circle-alert";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { type Translate, useText } from "../i18n/text.ts";

export type FieldTexts = {
  label: string;
  /** What is wrong with the value. Screen readers read it with the field. */
  error?: string;
  hint?: string;
};

/**
 * 44 pixels high at the counter and on phones, 40 on a laptop. Safari centres a date or a time only in a
 * flex box.
 */
export const boxClasses =
  "block scroll-mt-8 scroll-mb-12 [&:is([type=date],[type=time])]:flex w-full min-h-11 rounded-[10px] border bg-surface px-3 py-1.5 text-md text-ink placeholder:text-muted disabled:bg-well disabled:text-muted lg:min-h-10";

type FieldProps = FieldTexts & ComponentProps<"input">;

/**
 * An input of one line, with its label above and its error below. What the browser finds wrong with it when its
 * form is sent stands there too, in the language of the page, until it is typed again.
 */
export function Field({ label, error, hint, className, onInput, ...input }: FieldProps) {
  const t = useText();
  const notes = useId();
  const [invalid, setInvalid] = useState<string | null>(null);
  const wrong = error ?? invalid ?? undefined;
  return (
    <FieldFrame label={label} error={wrong} hint={hint} className={className} notesId={notes}>
      <input
        {...input}
        onInvalid={(event) => {
          // The browser's own bubble has the browser's language, and says nothing to a screen reader later.
          event.preventDefault();
          setInvalid(validityText(t, event.currentTarget, hint));
          if (isFirstInvalid(event.currentTarget)) event.currentTarget.focus();
        }}
        onInput={(event) => {
          setInvalid(null);
          onInput?.(event);
        }}
        aria-invalid={Boolean(wrong)}
        aria-describedby={notes}
        className={classNames(boxClasses, wrong ? "border-danger" : "border-field")}
      />
    </FieldFrame>
  );
}

/** What the browser finds wrong with a field; `hint` says which form its text must have. */
function validityText(
  t: Translate,
  { validity, minLength }: HTMLInputElement,
  hint: string | undefined,
): string {
  if (validity.valueMissing) return t("form.missing");
  if (validity.typeMismatch) return t("form.email");
  if (validity.tooShort) return t("form.short", { min: minLength });
  return validity.patternMismatch && hint ? hint : t("form.other");
}

const isFirstInvalid = (field: HTMLInputElement) =>
  (field.form ?? field.parentElement)?.querySelector("input:invalid") === field;

/** `Field` for texts of several lines. */
export function TextAreaField({
  label,
  error,
  hint,
  className,
  ...area
}: FieldTexts & ComponentProps<"textarea">) {
  const notes = useId();
  return (
    <FieldFrame label={label} error={error} hint={hint} className={className} notesId={notes}>
      <textarea
        rows={3}
        {...area}
        aria-invalid={Boolean(error)}
        aria-describedby={notes}
        className={classNames(boxClasses, error ? "border-danger" : "border-field")}
      />
    </FieldFrame>
  );
}

type FrameProps = FieldTexts & { notesId: string; className?: string; children: ReactNode };

/** The label above a control, and its error or hint below. */
export function FieldFrame({ label, error, hint, notesId, className, children }: FrameProps) {
  return (
    <div data-field className={className}>
      <label className="block">
        <span className="mb-1 block text-sm text-muted">{label}</span>
        {children}
      </label>
      <div id={notesId} className="pt-1 text-sm empty:hidden">
        {error ? (
          <p className="flex gap-1.5 text-danger wrap-anywhere">
            <CircleAlert aria-hidden="true" className="mt-px size-4.5 flex-none" />
            {error}
          </p>
        ) : (
          hint && <p className="text-muted wrap-anywhere">{hint}</p>
        )}
      </div>
    </div>
  );
}

/**
 * A form that scripts send. Its method is POST, so that a press before the page is hydrated never puts
 * a password or a name into an address, where logs and the history keep it: pages refuse every POST.
 */
export function Form({ className, ...rest }: Omit<ComponentProps<"form">, "method">) {
  return <form {...rest} method="post" className={classNames("flex flex-col gap-3", className)} />;
}

import { type ComponentProps, useEffect, useRef, useState } from "react";
import type { Failure } from "../../api/failure.ts";
import { useText } from "../../i18n/text.ts";
import { fieldFailureText } from "../failure-text.ts";
import { Field } from "../field.tsx";

type FailureFieldProps = ComponentProps<typeof Field> & {
  /** The last part of the field's path in the body of the call. */
  name: string;
  /** Why the form was not stored. */
  failure: Failure | null;
};

/**
 * A field that says itself what the API refuses in it until it is typed again, and gets the focus then. Its form
 * leaves the field's name out of the `FailureNote`.
 */
export function FailureField({ failure, onInput, ...field }: FailureFieldProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  /** The failure that was answered by typing. */
  const [answered, setAnswered] = useState<Failure | null>(null);
  const error = failure === answered ? undefined : fieldFailureText(t, failure, field.name);
  useEffect(() => {
    if (error !== undefined && failure) input.current?.focus();
  }, [error, failure]);
  return (
    <Field
      {...field}
      ref={input}
      error={error}
      onInput={(event) => {
        setAnswered(failure);
        onInput?.(event);
      }}
    />
  );
}

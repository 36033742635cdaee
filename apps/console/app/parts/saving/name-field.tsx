import { type ComponentProps, useEffect, useRef } from "react";
import type { Failure } from "../../api/failure.ts";
import { useText } from "../../i18n/text.ts";
import { fieldFailureText } from "../failure-text.ts";
import { Field } from "../field.tsx";

type NameFieldProps = {
  label: string;
  /** Why the form was not stored. */
  failure: Failure | null;
} & Pick<ComponentProps<"input">, "autoComplete" | "defaultValue">;

/**
 * The `name` of a form for a person or a tablet. A long name is not cut off while it is typed: the API
 * refuses it, and the field says so and gets the focus. Its form leaves `name` out of the `FailureNote`.
 */
export function NameField({ failure, ...field }: NameFieldProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const error = fieldFailureText(t, failure, "name");
  useEffect(() => {
    if (error !== undefined && failure) input.current?.focus();
  }, [error, failure]);
  return <Field {...field} ref={input} name="name" required error={error} />;
}

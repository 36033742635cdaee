import { PASSWORD_LENGTH } from "@comanda/domain/staff/password";
import type { Failure } from "../../api/failure.ts";
import { useText } from "../../i18n/text.ts";
import { FailureField } from "../saving/failure-field.tsx";

type NewPasswordFieldProps = {
  label: string;
  /** Why the form was not stored. */
  failure: Failure | null;
};

/**
 * The `password` of a form that stores a new one. The server refuses a longer one than it takes: a field
 * that cuts a pasted password off would store another one than was meant.
 */
export function NewPasswordField({ label, failure }: NewPasswordFieldProps) {
  const t = useText();
  return (
    <FailureField
      label={label}
      hint={t("field.passwordHint")}
      name="password"
      failure={failure}
      type="password"
      autoComplete="new-password"
      minLength={PASSWORD_LENGTH.min}
      required
    />
  );
}

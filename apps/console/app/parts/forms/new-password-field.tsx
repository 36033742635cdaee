import { PASSWORD_LENGTH } from "@comanda/domain/staff/password";
import { useText } from "../../i18n/text.ts";
import { Field } from "../field.tsx";

/**
 * A field for a new password. The server refuses a longer one than it takes: a field that cuts a pasted
 * password off would store another one than was meant.
 */
export function NewPasswordField({ label, name }: { label: string; name: string }) {
  const t = useText();
  return (
    <Field
      label={label}
      hint={t("field.passwordHint")}
      name={name}
      type="password"
      autoComplete="new-password"
      minLength={PASSWORD_LENGTH.min}
      required
    />
  );
}

import { type SubmitEvent, useState } from "react";
import { authCall } from "../api/auth-call.ts";
import { useText } from "../i18n/text.ts";
import { Button } from "../parts/button.tsx";
import { formValues } from "../parts/entry-page.tsx";
import { FailureNote } from "../parts/failure-note.tsx";
import { Field, Form } from "../parts/field.tsx";
import { NewPasswordField } from "../parts/forms/new-password-field.tsx";
import { useAction } from "../parts/use-action.ts";
import { Section } from "./section.tsx";

/** Changes the password, and ends the account's other sessions. */
export function PasswordSection() {
  const t = useText();
  const [changed, setChanged] = useState(0);
  const { busy, failure, run } = useAction();
  const change = (event: SubmitEvent<HTMLFormElement>) => {
    const { current: currentPassword, password: newPassword } = formValues(event);
    return run(async () => {
      await authCall("/change-password", { currentPassword, newPassword });
      setChanged((count) => count + 1);
    });
  };
  return (
    <Section title={t("field.password")}>
      <Form key={changed} onSubmit={change}>
        <Field
          label={t("field.currentPassword")}
          name="current"
          type="password"
          autoComplete="current-password"
          required
        />
        <NewPasswordField label={t("field.newPassword")} failure={failure} />
        <FailureNote failure={failure} except={["password"]} />
        <p role="status" className="text-md text-muted empty:hidden">
          {changed > 0 && t("account.passwordChanged")}
        </p>
        <Button look="outline" type="submit" busy={busy}>
          {t("account.changePassword")}
        </Button>
      </Form>
    </Section>
  );
}

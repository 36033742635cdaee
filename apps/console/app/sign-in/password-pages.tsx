import { type SubmitEvent, useState } from "react";
import { Link } from "react-router";
import { authCall } from "../api/auth-call.ts";
import { useText } from "../i18n/text.ts";
import { Button, buttonClasses } from "../parts/button.tsx";
import { EntryPage, formValues, useLinkToken } from "../parts/entry-page.tsx";
import { FailureNote } from "../parts/failure-note.tsx";
import { Form } from "../parts/field.tsx";
import { NewPasswordField } from "../parts/forms/new-password-field.tsx";
import { FailureField } from "../parts/saving/failure-field.tsx";
import { useAction } from "../parts/use-action.ts";

/** Sends a mail with a link to choose a new password. The answer does not say who has an account. */
export function ForgotPasswordPage() {
  const t = useText();
  const [sent, setSent] = useState(false);
  const { busy, failure, run } = useAction();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    const { email } = formValues(event);
    return run(async () => {
      await authCall("/request-password-reset", { email });
      setSent(true);
    });
  };
  return (
    <EntryPage title={t("forgot.title")} text={t(sent ? "forgot.sent" : "forgot.text")}>
      {!sent && (
        <Form onSubmit={send}>
          <FailureField
            failure={failure}
            label={t("field.email")}
            name="email"
            type="email"
            autoComplete="username"
            required
          />
          <FailureNote failure={failure} except={["email"]} />
          <Button look="solid" size="l" type="submit" busy={busy}>
            {t("signIn.sendLink")}
          </Button>
        </Form>
      )}
      <Link to="/sign-in" className={buttonClasses({ look: "outline", size: "m" })}>
        {t("link.toSignIn")}
      </Link>
    </EntryPage>
  );
}

/** Takes a new password for the link of a mail. */
export function ResetPasswordPage() {
  const t = useText();
  const token = useLinkToken();
  const [done, setDone] = useState(false);
  const { busy, failure, run } = useAction();
  const reset = (event: SubmitEvent<HTMLFormElement>) => {
    const { password: newPassword } = formValues(event);
    return run(async () => {
      await authCall("/reset-password", { token, newPassword });
      setDone(true);
    });
  };
  if (done)
    return (
      <EntryPage title={t("reset.done")} text={t("reset.doneText")}>
        <Link to="/sign-in" className={buttonClasses({ look: "solid", size: "l" })}>
          {t("link.toSignIn")}
        </Link>
      </EntryPage>
    );
  return (
    <EntryPage title={t("reset.title")}>
      <Form onSubmit={reset}>
        <NewPasswordField label={t("field.newPassword")} failure={failure} />
        <FailureNote failure={failure} except={["password"]} />
        <Button look="solid" size="l" type="submit" busy={busy}>
          {t("reset.submit")}
        </Button>
      </Form>
      {failure?.code === "INVALID_TOKEN" && (
        <Link to="/forgot-password" className={buttonClasses({ look: "outline", size: "m" })}>
          {t("reset.again")}
        </Link>
      )}
    </EntryPage>
  );
}

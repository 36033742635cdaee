import { type SubmitEvent, useState } from "react";
import { authCall } from "../api/auth-call.ts";
import { useText } from "../i18n/text.ts";
import { Button } from "../parts/button.tsx";
import { EntryPage, formValues, useEntryFocus } from "../parts/entry-page.tsx";
import { FailureNote } from "../parts/failure-note.tsx";
import { Field, Form } from "../parts/field.tsx";
import { typedDigits } from "../parts/forms/typed-digits.ts";
import { useAction } from "../parts/use-action.ts";

/** The server has forgotten the first step: after a code that was used before, and after ten minutes. */
const ENDED = ["USED_CODE", "INVALID_TWO_FACTOR_COOKIE"];

type SecondFactorFormProps = { onDone: () => void; onRestart: () => void };

/**
 * Asks for the code of the authenticator app, or for one of the backup codes. Once the sign-in has ended
 * no code helps: it says so, and leads back to the first step.
 */
export function SecondFactorForm({ onDone, onRestart }: SecondFactorFormProps) {
  const t = useText();
  const [byBackupCode, setByBackupCode] = useState(false);
  const { busy, failure, run } = useAction();
  const verify = (event: SubmitEvent<HTMLFormElement>) => {
    const { code = "" } = formValues(event);
    const path = byBackupCode ? "/two-factor/verify-backup-code" : "/two-factor/verify-totp";
    return run(async () => {
      await authCall(path, { code: byBackupCode ? code.trim() : typedDigits(code) });
      onDone();
    });
  };
  const isEnded = failure !== null && ENDED.includes(failure.code);
  useEntryFocus(isEnded);
  if (isEnded)
    return (
      <EntryPage title={t("code.title")}>
        <FailureNote failure={failure} />
        <Button look="solid" size="l" onClick={onRestart}>
          {t("link.toSignIn")}
        </Button>
      </EntryPage>
    );
  return (
    <EntryPage title={t("code.title")} text={t(byBackupCode ? "code.backupText" : "code.text")}>
      <Form onSubmit={verify}>
        <Field
          key={String(byBackupCode)}
          label={t(byBackupCode ? "code.backupLabel" : "code.label")}
          name="code"
          autoComplete="one-time-code"
          inputMode={byBackupCode ? "text" : "numeric"}
          required
        />
        <FailureNote failure={failure} />
        <Button look="solid" size="l" type="submit" busy={busy}>
          {t("signIn.submit")}
        </Button>
      </Form>
      <Button look="outline" onClick={() => setByBackupCode(!byBackupCode)}>
        {t(byBackupCode ? "code.useApp" : "code.useBackup")}
      </Button>
    </EntryPage>
  );
}

import { QrPicture } from "@comanda/ui/controls/qr-picture.tsx";
import { type SubmitEvent, useState } from "react";
import { authCall } from "../api/auth-call.ts";
import { useText } from "../i18n/text.ts";
import { Button } from "../parts/button.tsx";
import { formValues } from "../parts/entry-page.tsx";
import { FailureNote } from "../parts/failure-note.tsx";
import { Field, Form } from "../parts/field.tsx";
import { typedDigits } from "../parts/forms/typed-digits.ts";
import { useAction } from "../parts/use-action.ts";
import { Section } from "./section.tsx";

type Secret = { totpURI: string; backupCodes: string[] };
type TwoFactorProps = { active: boolean; hasPassword: boolean; onChange: () => Promise<void> };

/** Turns the second factor on, by the code of an authenticator app, and off. */
export function TwoFactorSection({ active, hasPassword, onChange }: TwoFactorProps) {
  const t = useText();
  const [secret, setSecret] = useState<Secret | null>(null);
  const { busy, failure, run } = useAction();
  const begin = (event: SubmitEvent<HTMLFormElement>) => {
    const { password } = formValues(event);
    const body = hasPassword ? { password } : {};
    return run(async () => {
      if (active) {
        await authCall("/two-factor/disable", body);
        await onChange();
      } else setSecret(await authCall<Secret>("/two-factor/enable", body));
    });
  };
  const confirm = (event: SubmitEvent<HTMLFormElement>) => {
    const { code = "" } = formValues(event);
    return run(async () => {
      await authCall("/two-factor/verify-totp", { code: typedDigits(code) });
      await onChange();
      setSecret(null);
    });
  };
  if (secret) {
    const key = new URL(secret.totpURI).searchParams.get("secret") ?? "";
    return (
      <Section title={t("account.twoFactor")}>
        <p className="text-md">{t("account.twoFactorScan")}</p>
        <QrPicture text={secret.totpURI} label={t("account.twoFactorQr")} />
        <p className="text-sm text-muted wrap-anywhere" dir="ltr">
          {key}
        </p>
        <p className="text-md">{t("account.backupCodes")}</p>
        <ul className="grid grid-cols-2 gap-1 text-md" dir="ltr">
          {secret.backupCodes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Form onSubmit={confirm}>
          <Field
            label={t("code.label")}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
          <FailureNote failure={failure} />
          <Button look="solid" type="submit" busy={busy}>
            {t("account.twoFactorConfirm")}
          </Button>
        </Form>
      </Section>
    );
  }
  return (
    <Section title={t("account.twoFactor")}>
      <p className="text-md text-muted">
        {t(active ? "account.twoFactorOn" : "account.twoFactorOff")}
      </p>
      <Form onSubmit={begin}>
        {hasPassword && (
          <Field
            label={t("field.currentPassword")}
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
        )}
        <FailureNote failure={failure} />
        <Button look={active ? "danger-outline" : "outline"} type="submit" busy={busy}>
          {t(active ? "account.twoFactorEnd" : "account.twoFactorBegin")}
        </Button>
      </Form>
    </Section>
  );
}

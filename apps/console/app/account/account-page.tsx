import "../i18n/await-office-messages.ts";
import type { Me } from "@comanda/contract/accounts/account-schemas";
import { type SubmitEvent, useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { accountApi } from "../api/account-api.ts";
import { authCall } from "../api/auth-call.ts";
import { useText } from "../i18n/text.ts";
import { Button } from "../parts/button.tsx";
import { EntryPage, formValues } from "../parts/entry-page.tsx";
import { FailureNote } from "../parts/failure-note.tsx";
import { Field, Form } from "../parts/field.tsx";
import { NewPasswordField } from "../parts/forms/new-password-field.tsx";
import { PageHeader } from "../parts/page-header.tsx";
import { NameField } from "../parts/saving/name-field.tsx";
import { useAction } from "../parts/use-action.ts";
import { PasskeySection } from "./passkey-section.tsx";
import { Section } from "./section.tsx";
import { SessionSection } from "./session-section.tsx";
import { TwoFactorSection } from "./two-factor-section.tsx";

/** The member's own account: name, password, passkeys, second factor and sessions. */
export function AccountPage() {
  const t = useText();
  const [me, setMe] = useState<Me | null>(null);
  const { failure, run } = useAction();
  const load = async () => setMe(await accountApi("readMe"));
  const onOpen = useEffectEvent(() => void run(load));
  useEffect(() => onOpen(), []);
  if (!me?.account)
    return (
      <EntryPage title={t("account.title")}>
        <FailureNote failure={failure} />
      </EntryPage>
    );
  const { account, by_pin } = me;
  return (
    <main className="flex flex-col">
      <title>{t("account.title")}</title>
      <PageHeader title={t("account.title")} back="/" />
      <div className="mx-auto flex w-full max-w-[640px] flex-col gap-4 p-4">
        {by_pin ? (
          <Section title={account.name}>
            <p className="text-md text-muted">{t("account.byPin")}</p>
            <LockButton />
          </Section>
        ) : (
          <>
            <NameSection name={account.name} email={account.email} onChange={load} />
            {account.email !== null && !account.email_verified && (
              <UnconfirmedSection email={account.email} />
            )}
            {account.has_password && <PasswordSection />}
            {account.email !== null && <PasskeySection />}
            {account.email !== null && (
              <TwoFactorSection
                active={account.two_factor}
                hasPassword={account.has_password}
                onChange={load}
              />
            )}
            <SessionSection />
          </>
        )}
      </div>
    </main>
  );
}

function LockButton() {
  const t = useText();
  const { busy, failure, run } = useAction();
  const navigate = useNavigate();
  const lock = () =>
    run(async () => {
      await accountApi("lockTablet", {});
      // A new document would have no press, and the browser would let it ring no more.
      await navigate("/tablet");
    });
  return (
    <>
      <FailureNote failure={failure} />
      <Button look="solid" size="l" busy={busy} onClick={lock}>
        {t("account.lock")}
      </Button>
    </>
  );
}

type NameProps = { name: string; email: string | null; onChange: () => Promise<void> };

function NameSection({ name, email, onChange }: NameProps) {
  const t = useText();
  const navigate = useNavigate();
  const { busy, failure, run } = useAction();
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    const { name: changed = "" } = formValues(event);
    return run(async () => {
      await accountApi("renameAccount", { name: changed });
      await onChange();
    });
  };
  const signOut = () =>
    run(async () => {
      await authCall("/sign-out", {});
      await navigate("/sign-in", { replace: true });
    });
  return (
    <Section title={t("account.person")}>
      {email !== null && (
        <p className="text-md text-muted wrap-anywhere">
          <bdi>{email}</bdi>
        </p>
      )}
      <Form onSubmit={save}>
        <NameField
          label={t("field.name")}
          autoComplete="name"
          defaultValue={name}
          failure={failure}
        />
        <FailureNote failure={failure} except="name" />
        <div className="flex flex-wrap gap-3">
          <Button look="solid" type="submit" busy={busy}>
            {t("account.save")}
          </Button>
          <Button look="outline" disabled={busy} onClick={signOut}>
            {t("account.signOut")}
          </Button>
        </div>
      </Form>
    </Section>
  );
}

function UnconfirmedSection({ email }: { email: string }) {
  const t = useText();
  const [sent, setSent] = useState(false);
  const { busy, failure, run } = useAction();
  const send = () =>
    run(async () => {
      await authCall("/send-verification-email", { email });
      setSent(true);
    });
  return (
    <Section title={t("account.unconfirmed")}>
      <p className="text-md text-muted" role="status">
        {t(sent ? "account.confirmSent" : "account.unconfirmedText")}
      </p>
      <FailureNote failure={failure} />
      {!sent && (
        <Button look="outline" busy={busy} onClick={send}>
          {t("account.confirmSend")}
        </Button>
      )}
    </Section>
  );
}

function PasswordSection() {
  const t = useText();
  const [changed, setChanged] = useState(0);
  const { busy, failure, run } = useAction();
  const change = (event: SubmitEvent<HTMLFormElement>) => {
    const { current: currentPassword, next: newPassword } = formValues(event);
    return run(async () => {
      const body = { currentPassword, newPassword, revokeOtherSessions: true };
      await authCall("/change-password", body);
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
        <NewPasswordField label={t("field.newPassword")} name="next" />
        <FailureNote failure={failure} />
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

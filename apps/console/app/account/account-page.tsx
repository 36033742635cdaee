import "../i18n/await-office-messages.ts";
import type { Me } from "@comanda/contract/accounts/account-schemas";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { accountApi } from "../api/account-api.ts";
import { useText } from "../i18n/text.ts";
import { Button } from "../parts/button.tsx";
import { EntryPage } from "../parts/entry-page.tsx";
import { FailureNote } from "../parts/failure-note.tsx";
import { PageHeader } from "../parts/page-header.tsx";
import { useAction } from "../parts/use-action.ts";
import { NameSection } from "./name-section.tsx";
import { PasskeySection } from "./passkey-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { Section } from "./section.tsx";
import { SessionSection } from "./session-section.tsx";
import { TwoFactorSection } from "./two-factor-section.tsx";
import { UnconfirmedSection } from "./unconfirmed-section.tsx";

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

/** Locks a tablet that a PIN has opened. */
function LockButton() {
  const t = useText();
  const { busy, failure, run } = useAction();
  const navigate = useNavigate();
  const lock = () =>
    run(async () => {
      await accountApi("lockTablet", {});
      // Stays in this document: browsers forbid sound in a new one until it is pressed.
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

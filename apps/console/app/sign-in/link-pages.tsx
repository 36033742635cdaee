import { useState } from "react";
import { Link } from "react-router";
import { accountApi } from "../api/account-api.ts";
import { type MessageKey, useText } from "../i18n/text.ts";
import { Button, buttonClasses } from "../parts/button.tsx";
import { EntryPage, useLinkToken } from "../parts/entry-page.tsx";
import { FailureNote } from "../parts/failure-note.tsx";
import { useAction } from "../parts/use-action.ts";
import { SecondFactorForm } from "./second-factor-form.tsx";

type LinkPageProps = {
  title: MessageKey;
  text: MessageKey;
  button: MessageKey;
  /** Uses the link's token. */
  onUse: (token: string) => Promise<unknown>;
};

/** One button that uses a link: opening the page alone changes nothing, as mail scanners open links. */
function LinkPage({ title, text, button, onUse }: LinkPageProps) {
  const t = useText();
  const token = useLinkToken();
  const { busy, failure, run } = useAction();
  return (
    <EntryPage title={t(title)} text={t(text)}>
      <FailureNote failure={token === "" ? EXPIRED : failure} />
      <Button
        look="solid"
        size="l"
        busy={busy}
        disabled={!token}
        onClick={() => run(() => onUse(token ?? ""))}
      >
        {t(button)}
      </Button>
      <Link to="/sign-in" className={buttonClasses({ look: "outline", size: "m" })}>
        {t("link.toSignIn")}
      </Link>
    </EntryPage>
  );
}

const EXPIRED = { code: "link_expired", field: null, nextAt: null };

/** Signs in by the link of a mail. */
export function LinkSignInPage() {
  const [needsCode, setNeedsCode] = useState(false);
  const enter = () => window.location.assign("/");
  const signInAgain = () => window.location.assign("/sign-in");
  if (needsCode) return <SecondFactorForm onDone={enter} onRestart={signInAgain} />;
  return (
    <LinkPage
      title="link.signIn.title"
      text="link.signIn.text"
      button="signIn.submit"
      onUse={async (token) => {
        const { two_factor } = await accountApi("signInByLink", { token });
        if (two_factor) setNeedsCode(true);
        else enter();
      }}
    />
  );
}

/** Confirms the e-mail address of an account. */
export function ConfirmEmailPage() {
  const t = useText();
  const [done, setDone] = useState(false);
  if (done)
    return (
      <EntryPage title={t("link.confirmed.title")}>
        <Link to="/" className={buttonClasses({ look: "solid", size: "l" })}>
          {t("error.home")}
        </Link>
      </EntryPage>
    );
  return (
    <LinkPage
      title="link.confirm.title"
      text="link.confirm.text"
      button="link.confirm.button"
      onUse={async (token) => {
        await accountApi("confirmEmail", { token });
        setDone(true);
      }}
    />
  );
}

/** Opens the demo's console as its owner. */
export function DemoPage() {
  return (
    <LinkPage
      title="demo.title"
      text="demo.text"
      button="demo.button"
      onUse={async (token) => {
        await accountApi("openDemo", { token });
        window.location.assign("/");
      }}
    />
  );
}

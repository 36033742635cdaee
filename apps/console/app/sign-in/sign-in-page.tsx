import { startAuthentication } from "@simplewebauthn/browser";
import KeyRound from "lucide-react/icons/key-round";
import { type SubmitEvent, useState } from "react";
import { Link } from "react-router";
import { authCall } from "../api/auth-call.ts";
import { useText } from "../i18n/text.ts";
import { LanguageSwitch } from "../layout/language-switch.tsx";
import { Button } from "../parts/button.tsx";
import { EntryPage, formValues, useEntryFocus } from "../parts/entry-page.tsx";
import { FailureNote } from "../parts/failure-note.tsx";
import { Field, Form } from "../parts/field.tsx";
import { useAction } from "../parts/use-action.ts";
import { SecondFactorForm } from "./second-factor-form.tsx";

type Step = "password" | "link" | "linkSent" | "code";

/** Signing in by password, by a link in a mail, or by passkey, then by the second factor. */
export function SignInPage({ to }: { to: string }) {
  const t = useText();
  const [step, setStep] = useState<Step>("password");
  const [email, setEmail] = useState("");
  const { busy, failure, run } = useAction();
  useEntryFocus(step);
  const enter = () => window.location.assign(to);

  const signIn = (event: SubmitEvent<HTMLFormElement>) => {
    const { password } = formValues(event);
    return run(async () => {
      const answer = await authCall<{ twoFactorRedirect?: boolean }>("/sign-in/email", {
        email,
        password,
      });
      if (answer.twoFactorRedirect) setStep("code");
      else enter();
    });
  };
  const sendLink = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    return run(async () => {
      await authCall("/sign-in/magic-link", { email });
      setStep("linkSent");
    });
  };
  const signInByPasskey = () =>
    run(async () => {
      const optionsJSON = await authCall<never>("/passkey/generate-authenticate-options");
      // The browser rejects when the person closes its dialog: then nothing happens.
      const response = await startAuthentication({ optionsJSON }).catch(() => null);
      if (!response) return;
      await authCall("/passkey/verify-authentication", { response });
      enter();
    });

  if (step === "code")
    return <SecondFactorForm onDone={enter} onRestart={() => setStep("password")} />;
  if (step === "linkSent")
    return (
      <EntryPage title={t("signIn.linkSent.title")} text={t("signIn.linkSent.text", { email })}>
        <Button look="outline" onClick={() => setStep("password")}>
          {t("page.back")}
        </Button>
      </EntryPage>
    );
  const byLink = step === "link";
  return (
    <EntryPage title={t("signIn.title")} text={t("signIn.text")}>
      <Form onSubmit={byLink ? sendLink : signIn}>
        <Field
          label={t("field.email")}
          name="email"
          type="email"
          autoComplete="username webauthn"
          required
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        {!byLink && (
          <Field
            label={t("field.password")}
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
        )}
        <FailureNote failure={failure} />
        <Button look="solid" size="l" type="submit" busy={busy}>
          {byLink ? t("signIn.sendLink") : t("signIn.submit")}
        </Button>
      </Form>
      {/* Run like the others, so that it removes the failure of the other way. */}
      <Button look="outline" onClick={() => run(async () => setStep(byLink ? "password" : "link"))}>
        {byLink ? t("signIn.withPassword") : t("signIn.withLink")}
      </Button>
      <Button look="outline" onClick={signInByPasskey}>
        <KeyRound aria-hidden="true" className="size-5" />
        {t("signIn.passkey")}
      </Button>
      <Link
        to="/forgot-password"
        className="flex min-h-12 items-center justify-center font-bold text-accent-text"
      >
        {t("signIn.forgot")}
      </Link>
      <LanguageSwitch />
    </EntryPage>
  );
}

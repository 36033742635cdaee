import type { SubmitEvent } from "react";
import { Link } from "react-router";
import { accountApi } from "../api/account-api.ts";
import { useText } from "../i18n/text.ts";
import { Button, buttonClasses } from "../parts/button.tsx";
import { EntryPage, formValues } from "../parts/entry-page.tsx";
import { FailureNote } from "../parts/failure-note.tsx";
import { Form } from "../parts/field.tsx";
import { NewPasswordField } from "../parts/forms/new-password-field.tsx";
import { FailureField } from "../parts/saving/failure-field.tsx";
import { NameField } from "../parts/saving/name-field.tsx";
import { useAction } from "../parts/use-action.ts";
import { useDateText } from "../parts/use-date-text.ts";
import { forgetInvitationToken } from "./invitation-token.ts";
import { OtherEmail } from "./other-email.tsx";
import { type Invitation, useInvitation } from "./use-invitation.ts";

/** Joining a company by an invitation: with a new account, or with the one that is signed in. */
export function JoinPage() {
  const t = useText();
  const { token, loaded, problem, leaveAccount } = useInvitation();
  const { busy, failure, run } = useAction();
  const join = (account: { name: string; email: string; password: string } | null) =>
    run(async () => {
      const { company_id } = await accountApi("acceptInvitation", { token: token ?? "", account });
      forgetInvitationToken();
      window.location.assign(`/${encodeURIComponent(company_id)}`);
    });
  const register = (event: SubmitEvent<HTMLFormElement>) => {
    const { name = "", email = "", password = "" } = formValues(event);
    return join({ name, email, password });
  };

  if (!loaded)
    return (
      <EntryPage title={t("join.loading")}>
        <FailureNote failure={problem} />
        <Link to="/" className={buttonClasses({ look: "outline", size: "m" })}>
          {t("error.home")}
        </Link>
      </EntryPage>
    );
  const { invitation, signedInAs } = loaded;
  const { company_name: company, claim } = invitation;
  const isForOther =
    signedInAs !== null &&
    invitation.email !== null &&
    invitation.email.toLowerCase() !== signedInAs.email;
  return (
    <EntryPage
      title={t(claim ? "join.claimTitle" : "join.title", { company })}
      text={<JoinText invitation={invitation} />}
    >
      {isForOther && (
        <OtherEmail
          invited={invitation.email ?? ""}
          own={signedInAs.email}
          onSignedOut={leaveAccount}
        />
      )}
      {signedInAs !== null && !isForOther && (
        <>
          <FailureNote failure={failure} />
          <Button look="solid" size="l" busy={busy} onClick={() => join(null)}>
            {t("join.as", { name: signedInAs.name })}
          </Button>
        </>
      )}
      {signedInAs === null && (
        <Form onSubmit={register}>
          <NameField label={t("field.name")} autoComplete="name" failure={failure} />
          <FailureField
            failure={failure}
            label={t("field.email")}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={invitation.email ?? ""}
            readOnly={invitation.email !== null}
            required
          />
          <NewPasswordField label={t("field.password")} failure={failure} />
          <FailureNote failure={failure} except={["name", "email", "password"]} />
          <Button look="solid" size="l" type="submit" busy={busy}>
            {t(claim ? "join.claimSubmit" : "join.submit")}
          </Button>
        </Form>
      )}
      {signedInAs === null && (
        <Link
          to={`/sign-in?${new URLSearchParams({ to: "/join" })}`}
          className={buttonClasses({ look: "outline", size: "m" })}
        >
          {t("join.haveAccount")}
        </Link>
      )}
    </EntryPage>
  );
}

/** What the invitation makes of the person, and until when. */
function JoinText({ invitation }: { invitation: Invitation }) {
  const t = useText();
  const dateText = useDateText();
  const { invited_by: by, role, claim, company_name: company, expires_at, in_setup } = invitation;
  const next = in_setup ? [t("join.claimNext")] : [];
  const lines = claim
    ? [t("join.claimText", { company }), ...next]
    : [t("join.text", { by, role: t(`role.${role}`) }), t(`join.may.${role}`)];
  return (
    <>
      {[...lines, t("join.until", { date: dateText(expires_at) })].map((line) => (
        <span key={line} className="block pb-2">
          {line}
        </span>
      ))}
    </>
  );
}

import type { SubmitEvent } from "react";
import { useNavigate } from "react-router";
import { accountApi } from "../api/account-api.ts";
import { authCall } from "../api/auth-call.ts";
import { useText } from "../i18n/text.ts";
import { Button } from "../parts/button.tsx";
import { formValues } from "../parts/entry-page.tsx";
import { FailureNote } from "../parts/failure-note.tsx";
import { Form } from "../parts/field.tsx";
import { NameField } from "../parts/saving/name-field.tsx";
import { useAction } from "../parts/use-action.ts";
import { Section } from "./section.tsx";

type NameSectionProps = { name: string; email: string | null; onChange: () => Promise<void> };

/** Who is signed in: the name, which can be changed, and the button that signs out. */
export function NameSection({ name, email, onChange }: NameSectionProps) {
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
        <FailureNote failure={failure} except={["name"]} />
        <div className="flex flex-wrap gap-3">
          <Button look="solid" type="submit" busy={busy}>
            {t("form.save")}
          </Button>
          <Button look="outline" disabled={busy} onClick={signOut}>
            {t("account.signOut")}
          </Button>
        </div>
      </Form>
    </Section>
  );
}

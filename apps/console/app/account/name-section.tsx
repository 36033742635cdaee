import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { accountApi } from "../api/account-api.ts";
import { authCall } from "../api/auth-call.ts";
import { useText } from "../i18n/text.ts";
import { Button } from "../parts/button.tsx";
import { FailureNote } from "../parts/failure-note.tsx";
import { Form } from "../parts/field.tsx";
import { LeaveGuard } from "../parts/saving/leave-guard.tsx";
import { NameField } from "../parts/saving/name-field.tsx";
import { useAction } from "../parts/use-action.ts";
import { Section } from "./section.tsx";

type NameSectionProps = { name: string; email: string | null; onChange: () => Promise<void> };

/** Who is signed in: the name, which can be changed, and the button that signs out. */
export function NameSection({ name, email, onChange }: NameSectionProps) {
  const t = useText();
  const navigate = useNavigate();
  const { busy, failure, run } = useAction();
  const [typed, setTyped] = useState<string | null>(null);
  const isLeaving = useRef(false);
  /** Resolves to whether the name is stored. */
  const save = async (): Promise<boolean> => {
    let isStored = false;
    await run(async () => {
      await accountApi("renameAccount", { name: typed ?? name });
      await onChange();
      setTyped(null);
      isStored = true;
    });
    return isStored;
  };
  const signOut = () =>
    run(async () => {
      await authCall("/sign-out", {});
      isLeaving.current = true;
      await navigate("/sign-in", { replace: true });
    });
  return (
    <Section title={t("account.person")}>
      {email !== null && (
        <p className="text-md text-muted wrap-anywhere">
          <bdi>{email}</bdi>
        </p>
      )}
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <NameField
          label={t("field.name")}
          autoComplete="name"
          value={typed ?? name}
          onChange={(event) => setTyped(event.currentTarget.value)}
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
      <LeaveGuard isDirty={typed !== null && typed !== name} isLeaving={isLeaving} onSave={save} />
    </Section>
  );
}

import { authCall } from "../api/auth-call.ts";
import { useText } from "../i18n/text.ts";
import { Button } from "../parts/button.tsx";
import { FailureNote } from "../parts/failure-note.tsx";
import { useAction } from "../parts/use-action.ts";

type OtherEmailProps = { invited: string; own: string; onSignedOut: () => void };

/** An invitation to another address than the signed-in account's, and the button that signs out to use that one. */
export function OtherEmail({ invited, own, onSignedOut }: OtherEmailProps) {
  const t = useText();
  const { busy, failure, run } = useAction();
  const signOut = () =>
    run(async () => {
      await authCall("/sign-out", {});
      onSignedOut();
    });
  return (
    <>
      <p role="alert" className="text-md wrap-anywhere">
        {t("join.otherEmail", { invited, own })}
      </p>
      <FailureNote failure={failure} />
      <Button look="solid" size="l" busy={busy} onClick={signOut}>
        {t("join.otherAccount")}
      </Button>
    </>
  );
}

import { useState } from "react";
import { authCall } from "../api/auth-call.ts";
import { useText } from "../i18n/text.ts";
import { Button } from "../parts/button.tsx";
import { FailureNote } from "../parts/failure-note.tsx";
import { useAction } from "../parts/use-action.ts";
import { Section } from "./section.tsx";

/** Says that the mail address is not confirmed, and sends another mail to confirm it. */
export function UnconfirmedSection({ email }: { email: string }) {
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

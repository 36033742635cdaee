import { startRegistration } from "@simplewebauthn/browser";
import { useEffect, useEffectEvent, useState } from "react";
import { authCall } from "../api/auth-call.ts";
import { useText } from "../i18n/text.ts";
import { Button } from "../parts/button.tsx";
import { FailureNote } from "../parts/failure-note.tsx";
import { ConfirmButton } from "../parts/saving/confirm-button.tsx";
import { useAction } from "../parts/use-action.ts";
import { useDateText } from "../parts/use-date-text.ts";
import { Section } from "./section.tsx";

type Passkey = { id: string; name: string | null; createdAt: string };

/** The passkeys of the account: add one of this device, remove one. */
export function PasskeySection() {
  const t = useText();
  const dateText = useDateText();
  const [passkeys, setPasskeys] = useState<Passkey[]>([]);
  const { busy, failure, run } = useAction();
  const load = async () => setPasskeys(await authCall<Passkey[]>("/passkey/list-user-passkeys"));
  const onOpen = useEffectEvent(() => void run(load));
  useEffect(() => onOpen(), []);
  const add = () =>
    run(async () => {
      const optionsJSON = await authCall<never>("/passkey/generate-register-options");
      // The browser rejects when the person closes its dialog: then nothing happens.
      const response = await startRegistration({ optionsJSON }).catch(() => null);
      if (!response) return;
      await authCall("/passkey/verify-registration", { response });
      await load();
    });
  const remove = (id: string) =>
    run(async () => {
      await authCall("/passkey/delete-passkey", { id });
      await load();
    });
  return (
    <Section title={t("account.passkeys")}>
      <p className="text-md text-muted">{t("account.passkeysText")}</p>
      <ul className="flex flex-col gap-2">
        {passkeys.map(({ id, name, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <span className="min-w-0 flex-1 text-md wrap-anywhere">
              {name ?? t("account.passkeyOf", { date: dateText(createdAt) })}
            </span>
            <ConfirmButton
              busy={busy}
              label={t("team.remove")}
              question={t("account.passkeyRemoveText")}
              confirm={t("account.passkeyRemoveNow")}
              keep={t("team.leave")}
              onConfirm={() => remove(id)}
            />
          </li>
        ))}
      </ul>
      <FailureNote failure={failure} />
      <Button look="outline" busy={busy} onClick={add}>
        {t("account.addPasskey")}
      </Button>
    </Section>
  );
}

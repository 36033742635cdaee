import { useEffect, useEffectEvent, useState } from "react";
import { accountApi } from "../api/account-api.ts";
import { useText } from "../i18n/text.ts";
import { Button } from "../parts/button.tsx";
import { FailureNote } from "../parts/failure-note.tsx";
import { useAction } from "../parts/use-action.ts";
import { useDateText } from "../parts/use-date-text.ts";
import { deviceName } from "../web/device-name.ts";
import { shortIpAddress } from "../web/short-ip-address.ts";
import { Section } from "./section.tsx";

type Sessions = Awaited<ReturnType<typeof accountApi<"listSessions">>>["sessions"];

/** Where the account is signed in: end one session, or all others. */
export function SessionSection() {
  const t = useText();
  const dateText = useDateText();
  const [sessions, setSessions] = useState<Sessions>([]);
  const { busy, failure, run } = useAction();
  const load = async () => setSessions((await accountApi("listSessions")).sessions);
  const onOpen = useEffectEvent(() => void run(load));
  useEffect(() => onOpen(), []);
  const end = (session_id: string | null) =>
    run(async () => {
      await accountApi("endSession", { session_id });
      await load();
    });
  return (
    <Section title={t("account.sessions")}>
      <ul className="flex flex-col gap-2">
        {sessions.map(({ id, used_at, address, user_agent, current }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <span className="min-w-0 flex-1 basis-60 text-md wrap-anywhere">
              {current ? t("account.thisSession") : dateText(used_at)}
              <bdi className="block text-sm text-muted">
                {[user_agent && deviceName(user_agent), address && shortIpAddress(address)]
                  .filter(Boolean)
                  .join(" · ")}
              </bdi>
            </span>
            {!current && (
              <Button look="danger-outline" disabled={busy} onClick={() => end(id)}>
                {t("account.endSession")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FailureNote failure={failure} />
      {sessions.length > 1 && (
        <Button look="outline" busy={busy} onClick={() => end(null)}>
          {t("account.endOthers")}
        </Button>
      )}
    </Section>
  );
}

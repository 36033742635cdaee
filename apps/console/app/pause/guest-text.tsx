import type { OrderingPauses } from "@comanda/contract/staff/ordering-pauses";
import Eye from "lucide-react/icons/eye";
import { useText } from "../i18n/text.ts";
import type { TimeText } from "../i18n/time-text.ts";
import { endInstant, minutesOf, type PauseDraft, pauseChangesOf } from "./pause-draft.ts";

type GuestTextProps = { draft: PauseDraft; pauses: OrderingPauses; times: TimeText };

/** What guests will read, before anything is sent. */
export function GuestText({ draft, pauses, times }: GuestTextProps) {
  const t = useText();
  const { types, setsMinutes } = pauseChangesOf(draft, pauses);
  const end = endInstant(draft.duration, pauses, new Date(pauses.now));
  const minutes = minutesOf(draft, pauses);
  const texts: string[] = [];
  if (types.length > 0) texts.push(t("pause.guestsRead", { time: times.time(end) }));
  if (setsMinutes && minutes > 0)
    texts.push(t("pause.guestsSeeLonger", { count: minutes, time: times.time(end) }));
  if (texts.length === 0) return null;
  return (
    <p className="flex gap-2 text-sm text-muted wrap-anywhere" aria-live="polite">
      <Eye aria-hidden="true" className="size-5 flex-none" />
      {texts.join(" ")}
    </p>
  );
}

import "../i18n/await-office-messages.ts";
import type { OrderingPauses } from "@comanda/contract/staff/ordering-pauses";
import type { ServiceType } from "@comanda/domain/company/service-type";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { Link } from "react-router";
import { useText } from "../i18n/text.ts";
import { useTimeText } from "../i18n/time-text.ts";
import { useCompanyPath } from "../layout/company-page.tsx";
import { OfflineBanner } from "../layout/offline-banner.tsx";
import { ChangeErrorText } from "../parts/change-error-text.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { PageHeader } from "../parts/page-header.tsx";
import { UndoToast } from "../parts/undo/undo-toast.tsx";
import { PauseActions } from "./pause-actions.tsx";
import {
  minutesOf,
  type PauseDraft,
  pausesType,
  startPauseDraft,
  withType,
} from "./pause-draft.ts";
import { ServiceRow } from "./service-row.tsx";
import { SlowDown } from "./slow-down.tsx";
import { usePauses } from "./use-pauses.ts";

/** How long a reopened order type can be paused again from its message. */
const UNDO_MS = 10_000;

type Reopened = { type: ServiceType; until: string; shownUntil: number };
type PausePageProps = { companyId: string; pauses: OrderingPauses };

/** A busy kitchen slows down, or takes no orders of some types, for a while. */
export function PausePage({ companyId, pauses: initial }: PausePageProps) {
  const t = useText();
  const companyPath = useCompanyPath();
  const sending = usePauses(companyId, initial);
  const { pauses } = sending;
  const times = useTimeText(pauses.timezone);
  const [changed, setDraft] = useState<PauseDraft | null>(null);
  const [reopened, setReopened] = useState<Reopened | null>(null);
  const draft = changed ?? startPauseDraft();
  const apply = async () => {
    if (await sending.apply(draft)) setDraft(null);
  };
  return (
    <>
      <title>{t("nav.pause")}</title>
      <OfflineBanner />
      <PageHeader title={t("nav.pause")}>
        <Link
          to={companyPath("orders")}
          aria-label={t("sheet.close")}
          className="-me-3 grid size-12 place-items-center"
        >
          <X aria-hidden="true" className="size-6" />
        </Link>
      </PageHeader>
      <div className="mx-auto flex w-full max-w-[560px] flex-1 flex-col gap-4 p-4">
        <SlowDown
          pauses={pauses}
          times={times}
          minutes={minutesOf(draft, pauses)}
          onChange={(value) =>
            setDraft({ ...draft, minutes: { value, seen: pauses.busy_revision } })
          }
        />
        {pauses.pauses.length === 0 && (
          <EmptyState title={t("pause.noTypes")} text={t("pause.noTypesText")} />
        )}
        {pauses.pauses.length > 0 && (
          <fieldset className="min-w-0">
            <legend className="text-md font-bold">{t("pause.types")}</legend>
            {pauses.pauses.map((pause) => (
              <ServiceRow
                key={pause.service_type}
                pause={pause}
                times={times}
                now={pauses.now}
                busy={sending.busy}
                checked={pausesType(draft, pauses, pause.service_type)}
                onCheck={(isChosen) => setDraft(withType(draft, pause, isChosen))}
                onOpen={async () => {
                  const until = pause.paused_until;
                  if ((await sending.open(pause.service_type)) && until !== null)
                    setReopened({
                      type: pause.service_type,
                      until,
                      shownUntil: Date.now() + UNDO_MS,
                    });
                }}
              />
            ))}
          </fieldset>
        )}
        <PauseActions
          draft={draft}
          pauses={pauses}
          times={times}
          busy={sending.busy}
          onDuration={(duration) => setDraft({ ...draft, duration })}
          onApply={apply}
          undo={
            reopened && (
              <UndoToast
                key={reopened.shownUntil}
                text={t("pause.reopened")}
                until={reopened.shownUntil}
                onUndo={async () => {
                  setReopened(null);
                  await sending.pauseAgain(reopened.type, reopened.until);
                }}
                onEnd={() => setReopened(null)}
              />
            )
          }
        >
          {sending.error && <ChangeErrorText error={sending.error} />}
        </PauseActions>
      </div>
    </>
  );
}

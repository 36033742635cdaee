import type { Setup } from "@comanda/contract/setup/setup-schemas";
import { useEffect, useEffectEvent } from "react";
import { officeApi } from "../../api/office-api.ts";
import { useFreshAnswer } from "../../api/use-fresh-answer.ts";
import { useText } from "../../i18n/text.ts";
import { useCompanyPage } from "../../layout/company-page.tsx";
import { SetupLines } from "../setup/list/setup-lines.tsx";

/**
 * Says what is missing for a first order to a member who is about to open the restaurant here. They may
 * open it all the same (decision 63).
 */
export function OpeningNote() {
  const t = useText();
  const { id: companyId } = useCompanyPage().member.company;
  const { answer: setup, refresh } = useFreshAnswer<Setup | null>(null, () =>
    officeApi("readSetup", { params: { companyId } }),
  );
  const onShow = useEffectEvent(() => void refresh());
  useEffect(() => onShow(), []);
  if (!setup) return null;
  const lines = setup.lines.filter(({ done, optional }) => !done && !optional);
  const isReady = lines.length === 0;
  return (
    <div
      role="status"
      className={`flex flex-col gap-1 rounded-[10px] px-3 py-2 text-md ${isReady ? "bg-well" : "bg-warning-soft"}`}
    >
      <p>{t(isReady ? "settings.ordering.openingReady" : "settings.ordering.openingMissing")}</p>
      <SetupLines setup={{ lines }} />
    </div>
  );
}

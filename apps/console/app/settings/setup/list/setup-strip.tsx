import "../../../i18n/await-office-messages.ts";
import type { Setup } from "@comanda/contract/setup/setup-schemas";
import ChevronRight from "lucide-react/icons/chevron-right";
import ListChecks from "lucide-react/icons/list-checks";
import { useEffect, useEffectEvent } from "react";
import { Link, useLocation } from "react-router";
import { officeApi } from "../../../api/office-api.ts";
import { useFreshAnswer } from "../../../api/use-fresh-answer.ts";
import { useText } from "../../../i18n/text.ts";
import { useCompanyPage, useCompanyPath } from "../../../layout/company-page.tsx";
import { missingItems, setupProgress } from "../draft/setup-steps.ts";

/**
 * Says above a page that guests cannot order yet, and leads to the set-up. Once it is known that they can, a hidden
 * element ends the place that is kept for it.
 */
export function SetupStrip() {
  const t = useText();
  const path = useCompanyPath();
  const { id: companyId } = useCompanyPage().member.company;
  const { pathname } = useLocation();
  const { answer: setup, refresh } = useFreshAnswer<Setup | null>(null, () =>
    officeApi("readSetup", { params: { companyId } }),
  );
  const onPage = useEffectEvent((_: string) => void refresh());
  useEffect(() => onPage(pathname), [pathname]);
  if (!setup) return null;
  if (setup.live || !setup.listed) return <span hidden />;
  return (
    <Link
      to={path("settings/setup")}
      className="flex min-h-12 flex-none items-center gap-2 border-b border-line bg-warning-soft px-4 py-1 text-md font-bold text-warning"
    >
      <ListChecks aria-hidden="true" className="size-5 flex-none" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {t("setup.strip")}{" "}
        <span className="font-normal">
          {missingItems(setup).length === 0
            ? t("setup.readyToOpen")
            : t("setup.progress", setupProgress(setup))}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 flex-none rtl:-scale-x-100" />
    </Link>
  );
}

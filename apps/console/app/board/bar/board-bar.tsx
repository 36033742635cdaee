import Search from "lucide-react/icons/search";
import { useText } from "../../i18n/text.ts";
import { useCompanyPage } from "../../layout/company-page.tsx";
import { TopBar } from "../../layout/top-bar.tsx";
import { AlertHealth } from "../../parts/alert-health.tsx";
import { alertState } from "../../parts/alert-state.ts";
import { IconButton } from "../../parts/icon-button.tsx";
import { useAlertHealth } from "../context/alert-report.tsx";
import { useSituation } from "../context/board-context.tsx";
import { useDialogs } from "../context/dialogs.tsx";
import { useTimeStyle } from "../context/use-time-style.ts";
import { timeText } from "../words/board-times.ts";
import { LineState } from "./line-state.tsx";
import { SoundButton } from "./sound-button.tsx";

/** The bar of the board on tablets and laptops: the clock, sound and connection, and a search. */
export function BoardBar() {
  const t = useText();
  const { show } = useDialogs();
  const { member } = useCompanyPage();
  return (
    <TopBar status={<AlertStatus />}>
      <div className="border-s border-line px-3 leading-tight">
        <Clock />
        <span className="text-sm text-muted">{t(`role.${member.role}`)}</span>
      </div>
      <SoundButton />
      <LineState />
      <IconButton label={t("board.search.open")} onClick={() => show({ kind: "search" })}>
        <Search aria-hidden="true" className="size-6" />
      </IconButton>
    </TopBar>
  );
}

/** Whether orders without an answer would reach somebody; nothing while all is well. */
function AlertStatus() {
  const health = useAlertHealth();
  if (!health || alertState(health) === "ready") return null;
  return <AlertHealth health={health} />;
}

function Clock() {
  const style = useTimeStyle();
  const now = useSituation((situation) => situation.now);
  return <b className="block text-lg">{timeText(now, style)}</b>;
}

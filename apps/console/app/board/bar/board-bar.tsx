import Search from "lucide-react/icons/search";
import { useText } from "../../i18n/text.ts";
import { useCompanyPage } from "../../layout/company-page.tsx";
import { TopBar } from "../../layout/top-bar.tsx";
import { IconButton } from "../../parts/icon-button.tsx";
import { useSituation } from "../context/board-context.tsx";
import { useDialogs } from "../context/dialogs.tsx";
import { useTimeStyle } from "../context/use-time-style.ts";
import { timeText } from "../words/board-times.ts";
import { AlertButton } from "./alert-button.tsx";
import { ConnectionLabel } from "./connection-label.tsx";
import { OpeningState } from "./opening-state.tsx";
import { SoundButton } from "./sound-button.tsx";

/** The bar of the board on tablets and laptops: the clock, sound and connection, and a search. */
export function BoardBar() {
  const t = useText();
  const { show } = useDialogs();
  const { member } = useCompanyPage();
  return (
    <TopBar status={<OpeningState />}>
      <div className="flex-none border-s border-line px-3 leading-tight max-[80rem]:px-1.5">
        <Clock />
        <span className="text-sm text-muted">{t(`role.${member.role}`)}</span>
      </div>
      <SoundButton />
      <ConnectionLabel />
      <AlertButton />
      <IconButton label={t("board.search.open")} onClick={() => show({ kind: "search" })}>
        <Search aria-hidden="true" className="size-6" />
      </IconButton>
    </TopBar>
  );
}

function Clock() {
  const style = useTimeStyle();
  const now = useSituation((situation) => situation.now);
  return <b className="block text-lg">{timeText(now, style)}</b>;
}

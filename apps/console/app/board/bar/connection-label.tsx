import RefreshCw from "lucide-react/icons/refresh-cw";
import Wifi from "lucide-react/icons/wifi";
import WifiOff from "lucide-react/icons/wifi-off";
import { type MessageKey, useText } from "../../i18n/text.ts";
import type { ConnectionState } from "../connection/connection-state.ts";
import { useSituation } from "../context/board-context.tsx";

type Phase = ConnectionState["phase"];

const looks: Record<Phase, { label: MessageKey; classes: string; Icon: typeof Wifi }> = {
  connecting: { label: "board.line.connecting", classes: "text-muted", Icon: RefreshCw },
  online: { label: "board.line.online", classes: "text-positive", Icon: Wifi },
  reconnecting: { label: "board.line.reconnecting", classes: "text-warning", Icon: RefreshCw },
  cut: { label: "board.line.cut", classes: "text-danger", Icon: WifiOff },
  ended: { label: "board.line.cut", classes: "text-danger", Icon: WifiOff },
};

/**
 * Shows whether changes reach this board. With `compact`, and on an upright tablet, only screen readers get the
 * words: a banner says them as soon as something is wrong.
 */
export function ConnectionLabel({ compact = false }: { compact?: boolean }) {
  const t = useText();
  const phase = useSituation(({ connection }) => connection.phase);
  const { label, classes, Icon } = looks[phase];
  return (
    <span
      data-line={phase}
      className={`relative flex min-h-12 flex-none items-center gap-2 px-2 max-[80rem]:px-1 text-sm font-bold ${classes}`}
    >
      <Icon aria-hidden="true" className={compact ? "size-6" : "size-5"} />
      <span className={compact ? "heard" : "max-lg:sr-only"}>{t(label)}</span>
    </span>
  );
}

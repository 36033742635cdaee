import { Button } from "@comanda/ui/controls/button.tsx";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { useOnline } from "@comanda/ui/web/use-online.ts";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { useText } from "../../i18n/text.ts";

type RefreshBarProps = { isLoading: boolean; failed: boolean; onReload: () => void };

/** Shows a button that reloads the order (conformance 4.18), and a notice when that failed. */
export function RefreshBar({ isLoading, failed, onReload }: RefreshBarProps) {
  const t = useText();
  const online = useOnline();
  return (
    <>
      {failed && <Notice>{t(online ? "tracking.stale" : "tracking.staleOffline")}</Notice>}
      <div className="flex flex-wrap items-center justify-between gap-x-3 ps-1">
        <p className="text-xs text-muted">{t("tracking.follows")}</p>
        <Button look="plain" onClick={onReload} aria-busy={isLoading} className="ms-auto">
          <RefreshCw
            className={isLoading ? "size-4 motion-safe:animate-pulse" : "size-4"}
            aria-hidden="true"
          />
          {t("tracking.reload")}
        </Button>
      </div>
    </>
  );
}

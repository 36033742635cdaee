import { Button } from "@comanda/ui/controls/button.tsx";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { useOnline } from "@comanda/ui/web/use-online.ts";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { useText } from "../../i18n/text.ts";

type RefreshBarProps = { isLoading: boolean; failed: boolean; onReload: () => void };

/**
 * Shows that the page updates by itself, or that it could not, and a button that reloads the order
 * (conformance 4.18).
 */
export function RefreshBar({ isLoading, failed, onReload }: RefreshBarProps) {
  const t = useText();
  const online = useOnline();
  const stale = online ? "tracking.stale" : "tracking.staleOffline";
  return (
    <div
      className={classNames(
        "flex flex-wrap items-center justify-between gap-x-3 rounded-m ps-4",
        failed && "bg-warning-soft py-1 text-warning",
      )}
    >
      <p className={classNames("flex-[1_1_9rem]", failed ? "text-sm" : "text-xs text-muted")}>
        {t(failed ? stale : "tracking.follows")}
      </p>
      <Button
        look="plain"
        onClick={onReload}
        aria-busy={isLoading}
        // Quiet while the page updates by itself.
        className={classNames("ms-auto", failed ? "text-warning!" : "text-xs! text-muted!")}
      >
        <RefreshCw
          className={isLoading ? "size-4 motion-safe:animate-pulse" : "size-4"}
          aria-hidden="true"
        />
        {t("tracking.reload")}
      </Button>
    </div>
  );
}

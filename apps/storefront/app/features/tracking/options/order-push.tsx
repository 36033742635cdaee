import type { Order } from "@comanda/contract/orders/order";
import { Button } from "@comanda/ui/controls/button.tsx";
import Bell from "lucide-react/icons/bell";
import BellOff from "lucide-react/icons/bell-off";
import BellRing from "lucide-react/icons/bell-ring";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useText } from "../../../i18n/text.ts";
import { needsManualInstall } from "../../../install/needs-manual-install.ts";
import { offersApp } from "../../../install/offers-app.ts";
import { useOrderPush } from "./use-order-push.ts";

/**
 * Offers to tell the customer of their order while the page is closed, only where the browser can. An
 * iPhone can in an installed app only, and then this says how.
 */
export function OrderPush({ order, publicKey }: { order: Order; publicKey: string }) {
  const t = useText();
  const site = useCompanySite();
  const { state, busy, failed, turnOn, turnOff } = useOrderPush(order, publicKey);
  if (state === "reading") return null;
  if (state === "unsupported") {
    const isInstallable = needsManualInstall() && offersApp(site);
    return isInstallable && <Line>{t("tracking.push.install")}</Line>;
  }
  if (state === "blocked") return <Line>{t("tracking.push.blocked")}</Line>;
  const isOn = state === "on";
  return (
    <div className="flex flex-wrap items-center gap-x-3 ps-1">
      {/* The region is there before its words, so that a screen reader says them. */}
      <p role="status" className="flex min-w-0 items-center gap-2 text-sm text-muted empty:hidden">
        {isOn && (
          <>
            <BellRing aria-hidden="true" className="size-4 flex-none" />
            {t("tracking.push.on")}
          </>
        )}
        {failed && t("tracking.push.failed")}
      </p>
      <Button look="plain" busy={busy} onClick={() => void (isOn ? turnOff() : turnOn())}>
        {!isOn && <Bell aria-hidden="true" className="size-4 flex-none" />}
        {t(isOn ? "tracking.push.off" : "tracking.push.open")}
      </Button>
    </div>
  );
}

function Line({ children }: { children: string }) {
  return (
    <p className="flex gap-2 ps-4 text-xs text-muted">
      <BellOff aria-hidden="true" className="size-4 flex-none" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}

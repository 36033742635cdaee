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
    <div className="flex min-h-13 flex-wrap items-center gap-x-3 rounded-m border border-line bg-surface ps-4 pe-2">
      {isOn && <BellRing aria-hidden="true" className="size-5 flex-none" />}
      {/* The region is there before its words, so that a screen reader says them. */}
      <p role="status" className="min-w-0 flex-[1_1_9rem] py-2 text-xs text-muted empty:hidden">
        {isOn && t("tracking.push.on")}
        {failed && t("tracking.push.failed")}
      </p>
      <Button
        look="plain"
        busy={busy}
        className={isOn ? undefined : "-ms-2 gap-3! text-start!"}
        onClick={() => void (isOn ? turnOff() : turnOn())}
      >
        {!isOn && <Bell aria-hidden="true" className="size-5 flex-none" />}
        {t(isOn ? "tracking.push.off" : "tracking.push.open")}
      </Button>
    </div>
  );
}

/** Says why the browser cannot tell the customer. */
function Line({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-3 rounded-m border border-line bg-surface px-4 py-3 text-xs text-muted">
      <BellOff aria-hidden="true" className="size-5 flex-none" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}

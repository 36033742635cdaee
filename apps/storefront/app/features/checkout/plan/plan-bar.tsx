import { preloadPart } from "@comanda/ui/lazy/lazy-part.tsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import { useEffect, useState } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useNow } from "../../../hours/current-time.tsx";
import { useOpenState } from "../../../hours/open-state.ts";
import { useTimeText } from "../../../hours/time-text.ts";
import { useText } from "../../../i18n/text.ts";
import { LazySheet } from "../../../lazy/lazy-sheet.tsx";
import { useReadOnly } from "../../../ordering/use-read-only.ts";
import { useServiceTypeName } from "../../../ordering/use-service-type-name.ts";
import { type PlanLabel, readPlanLabel } from "../../../session/checkout/plan-label.ts";

const loadSheet = async () => (await import("./plan-sheet.tsx")).PlanSheet;

/**
 * Says above the menu how the visitor orders, and opens the sheet in which they choose it (decision 70).
 * Nothing at a table, where it is known, and without scripts.
 */
export function PlanBar() {
  const { company, qr, settings } = useCompanySite();
  const [plan, setPlan] = useState<PlanLabel | null>(null);
  const [open, setOpen] = useState(false);
  const detail = usePlanDetail(plan);
  const typeName = useServiceTypeName();
  const t = useText();
  const { id } = company;
  useEffect(() => setPlan(open ? null : readPlanLabel(id)), [id, open]);
  const isAsked = !qr && (settings.delivery?.active || settings.takeaway?.active);
  if (useReadOnly() || !isAsked) return null;
  const title = t("how.title");
  return (
    <div className="bg-surface px-4 pt-1 pb-1 [@media(scripting:none)]:hidden lg:bg-transparent lg:px-0 lg:pt-4">
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={() => preloadPart(loadSheet)}
        onClick={() => setOpen(true)}
        className="flex min-h-11 w-full items-center gap-2.5 rounded-full border border-line bg-ground px-4 text-start text-sm lg:max-w-[440px] lg:bg-surface"
      >
        <ShoppingBag aria-hidden="true" className="size-5 flex-none text-accent-text" />
        <span data-clamped className="min-w-0 flex-1 truncate">
          {plan && <span className="heard">{title} </span>}
          <b>{plan ? typeName(plan.serviceType) : title}</b>
          {detail && <bdi className="text-muted"> · {detail}</bdi>}
        </span>
        <ChevronDown aria-hidden="true" className="size-5 flex-none text-muted" />
      </button>
      <LazySheet load={loadSheet} title={title} props={{ open, onClose: () => setOpen(false) }} />
    </div>
  );
}

/** Returns the address of a plan, or its time: `to Calle Durango 200`, `tomorrow 18:20`, `from 12:00`. */
function usePlanDetail(plan: PlanLabel | null): string | null {
  const clock = useTimeText();
  const now = useNow();
  const { open, opensAt } = useOpenState();
  const t = useText();
  if (!plan) return null;
  const time = new Date(plan.time ?? "");
  const details = [
    time > now && clock.soon(time),
    !plan.time && !open && opensAt && t("how.fromTime", { time: clock.soon(opensAt) }),
    plan.to && t("how.to", { address: plan.to }),
  ];
  return details.filter(Boolean).join(" · ");
}

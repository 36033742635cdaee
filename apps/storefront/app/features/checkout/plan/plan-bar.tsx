import { LazyPart, preloadPart } from "@comanda/ui/lazy/lazy-part.tsx";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import { useEffect, useState } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useText } from "../../../i18n/text.ts";
import { withLaterMessages } from "../../../i18n/with-later-messages.ts";
import { LazySheet } from "../../../lazy/lazy-sheet.tsx";
import { useReadOnly } from "../../../ordering/use-read-only.ts";
import { hasPlan } from "../../../session/checkout/has-plan.ts";

const loadSheet = withLaterMessages(async () => (await import("./plan-sheet.tsx")).PlanSheet);
const loadText = withLaterMessages(async () => (await import("./plan-text.tsx")).PlanText);

/**
 * Says above the menu how the visitor orders, and opens the sheet in which they choose it (decision 70).
 * Nothing at a table, where it is known, and without scripts. Only a visitor with a plan loads more than
 * the button.
 */
export function PlanBar() {
  const { company, qr, settings } = useCompanySite();
  const [isPlanned, setPlanned] = useState(false);
  const [open, setOpen] = useState(false);
  const t = useText();
  const isReadOnly = useReadOnly();
  const { id } = company;
  // Reads it again when the sheet closes, in which the plan may have changed.
  useEffect(() => setPlanned(!open && hasPlan(id)), [id, open]);
  const isAsked = !qr && (settings.delivery?.active || settings.takeaway?.active);
  if (isReadOnly || !isAsked) return null;
  const title = t("how.title");
  const unplanned = (
    <>
      <ShoppingBag aria-hidden="true" />
      <b data-clamped>{title}</b>
    </>
  );
  return (
    <div className="plan-bar">
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={() => preloadPart(loadSheet)}
        onClick={() => setOpen(true)}
      >
        {isPlanned ? <LazyPart load={loadText} props={{}} unavailable={unplanned} /> : unplanned}
      </button>
      <LazySheet load={loadSheet} title={title} props={{ open, onClose: () => setOpen(false) }} />
    </div>
  );
}

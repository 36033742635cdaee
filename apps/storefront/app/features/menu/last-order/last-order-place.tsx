import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { useCompanySite, useMenu } from "../../../company/company-site.tsx";
import { withLaterMessages } from "../../../i18n/with-later-messages.ts";
import { useReadOnly } from "../../../ordering/use-read-only.ts";

const load = withLaterMessages(async () => (await import("./last-order-card.tsx")).LastOrderCard);

/**
 * Keeps a place of fixed height for the last order of this browser, so that the menu does not move when
 * it comes. Its code is loaded only where there is one. At a table there is none: the last order
 * is mostly of the same visit, and is not ordered twice.
 */
export function LastOrderPlace() {
  const readOnly = useReadOnly();
  const { hasOrdered } = useMenu();
  const { qr } = useCompanySite();
  if (readOnly || !hasOrdered || qr) return null;
  return (
    <div className="last-order">
      <LazyPart load={load} props={{}} />
    </div>
  );
}

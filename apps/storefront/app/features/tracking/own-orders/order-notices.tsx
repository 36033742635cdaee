import { useState } from "react";
import { unsentOrderId } from "../../../chat/sent-messages.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import { unnotifiedOrderId } from "../../../session/client/last-order.ts";
import { lastOrderId } from "../../../session/client/last-order-id.ts";
import { OrderReminder } from "../reminder/order-reminder.tsx";
import { RunningOrdersChip } from "./running-orders-chip.tsx";

export type OrderNoticesProps = {
  /** The visitor has seen an order's page on this visit, and is not reminded of the last order. */
  tracked: boolean;
  /** The path of the current page. */
  page: string;
};

/**
 * Shows the reminder of the last order, also of its unsent chat message, and the running orders; never
 * the reminder's sheet and the running orders at the same time.
 */
export function OrderNotices({ tracked, page }: OrderNoticesProps) {
  const byChat = useCompanySite().settings.checkout_type === "WHATSAPP";
  const [due, setDue] = useState(() => dueReminder({ tracked, byChat }));
  const [reminds, setReminds] = useState(due?.isUnseen ?? false);
  const [duePage, setDuePage] = useState(page);
  if (duePage !== page) {
    const next = dueReminder({ tracked, byChat });
    setDuePage(page);
    setDue(next);
    setReminds(next?.isUnseen ?? false);
  }
  return (
    <>
      {due && <OrderReminder key={due.orderId} {...due} page={page} onSheet={setReminds} />}
      <RunningOrdersChip waits={reminds} page={page} />
    </>
  );
}

/** Returns the order that the visitor is reminded of on this page, by a sheet if it is `isUnseen`. */
function dueReminder({
  tracked,
  byChat,
}: {
  tracked: boolean;
  byChat: boolean;
}): { orderId: string; isUnseen: boolean } | null {
  const orderId = lastOrderId(document.cookie);
  const isUnseen = !tracked && unnotifiedOrderId() !== null;
  const isDue = isUnseen || (byChat && unsentOrderId() !== null);
  return orderId && isDue ? { orderId, isUnseen } : null;
}

import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { useEffect, useState } from "react";
import { useReadOnly } from "../../../ordering/use-read-only.ts";
import { lastOrderId } from "../../../session/client/last-order.ts";

const load = async () => (await import("./last-order.tsx")).LastOrder;

/** Offers the last order of this browser again. Its code is loaded only where there is one. */
export function LazyLastOrder() {
  const readOnly = useReadOnly();
  const [orderId, setOrderId] = useState<string | null>(null);
  // After hydration: the server's page is the same for all visitors.
  useEffect(() => setOrderId(lastOrderId(document.cookie)), []);
  if (readOnly || orderId === null) return null;
  return <LazyPart load={load} props={{ orderId }} />;
}

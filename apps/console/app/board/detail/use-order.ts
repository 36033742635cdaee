import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { useEffect, useState } from "react";
import { staffApi } from "../../api/staff-api.ts";
import { useCompanyPage } from "../../layout/company-page.tsx";
import { useSituation } from "../context/board-context.tsx";
import { useShownOrder } from "../context/use-shown-order.ts";

/** An order as the board follows it; one that is not on the board any more is read once. */
export function useOrder(orderId: string): StaffOrder | "loading" | "missing" {
  const companyId = useCompanyPage().member.company.id;
  const shown = useShownOrder(orderId);
  const isKnown = useSituation(({ board }) => board.facts !== null);
  const [read, setRead] = useState<StaffOrder | "loading" | "missing">("loading");
  const wanted = isKnown && shown === null;
  useEffect(() => {
    if (!wanted) return;
    const controller = new AbortController();
    const { signal } = controller;
    staffApi("readStaffOrder", { params: { companyId, orderId } }, { signal }).then(
      (order) => setRead(order),
      () => {
        if (!signal.aborted) setRead("missing");
      },
    );
    return () => controller.abort();
  }, [wanted, companyId, orderId]);
  if (shown) return shown;
  // Another order's answer is still there while this one is read.
  return typeof read === "object" && read.id !== orderId ? "loading" : read;
}

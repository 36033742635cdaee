import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { useEffect, useState } from "react";
import { counterApi } from "../../api/counter-api.ts";
import { useCompanyPage } from "../../layout/company-page.tsx";
import { useSituation } from "../context/board-context.tsx";
import { useShownOrder } from "../context/use-shown-order.ts";
import { readUntilAnswered } from "./read-until-answered.ts";

/** An order that is shown, and a function that shows it as an answer says it. */
export type OrderInView = {
  order: StaffOrder | "loading" | "missing";
  update: (order: StaffOrder) => void;
};

/** An order as the board follows it; one that is not on the board any more is read once. */
export function useOrder(orderId: string): OrderInView {
  const companyId = useCompanyPage().member.company.id;
  const shown = useShownOrder(orderId);
  const isKnown = useSituation(({ board }) => board.facts !== null);
  const [read, setRead] = useState<StaffOrder | "loading" | "missing">("loading");
  const wanted = isKnown && shown === null;
  useEffect(() => {
    if (!wanted) return;
    return readUntilAnswered({
      read: (signal) =>
        counterApi("readStaffOrder", { params: { companyId, orderId } }, { signal }),
      onRead: setRead,
      onRefused: () => setRead("missing"),
    });
  }, [wanted, companyId, orderId]);
  // Another order's answer is still there while this one is read.
  const known = typeof read === "object" && read.id !== orderId ? "loading" : read;
  const isNewer = typeof known === "object" && known.revision > (shown?.revision ?? -1);
  return { order: isNewer ? known : (shown ?? known), update: setRead };
}

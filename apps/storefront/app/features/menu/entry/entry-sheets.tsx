import "../../../i18n/fetch-later-messages.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useCompanySite, useMenu } from "../../../company/company-site.tsx";
import { useNow } from "../../../hours/current-time.tsx";
import { HoursSheet } from "../../../hours/hours-sheet.tsx";
import { useOpenState } from "../../../hours/open-state.ts";
import { markOncePerVisit } from "../../../session/visit/once-per-visit.ts";
import { type EntryNotice, entryNotice } from "./entry-notice.ts";
import { PauseSheet } from "./pause-sheet.tsx";
import { ScheduledOrdersSheet } from "./scheduled-orders-sheet.tsx";

/**
 * Shows the sheet for a visitor who opens the menu, once for each state in a visit: the company is
 * closed, with or without orders for later, or ways to order are paused (conformance 4.20 to 4.22). It
 * waits until other sheets, such as a product's, are closed.
 */
export function EntrySheets() {
  const { company, ordering, refusal, pauses } = useCompanySite();
  const { open, opensAt } = useOpenState();
  const now = useNow();
  const [notice, setNotice] = useState<EntryNotice | null>(null);
  const [shown, setShown] = useState(false);
  const [hours, setHours] = useState(false);
  const queryOpensSheet = useQueryOpensSheet();
  const showNotice = useEffectEvent(() => {
    const readOnly = refusal?.code === "read_only";
    const closed = !open && ordering !== "open";
    const situation = { readOnly, closed, opensAt, later: ordering === "later", pauses, now };
    const nextNotice = entryNotice(situation, (key) => markOncePerVisit(`${company.id}.${key}`));
    setNotice(nextNotice);
    setShown(nextNotice !== null);
  });
  const done = useRef(false);
  const closings = useClosedSheetCount();

  // biome-ignore lint/correctness/useExhaustiveDependencies: checks again whenever a sheet has closed
  useEffect(() => {
    // Waits for any other open sheet.
    if (queryOpensSheet || done.current || document.querySelector("dialog[open]")) return;
    done.current = true;
    showNotice();
  }, [queryOpensSheet, closings]);

  const close = () => setShown(false);
  return (
    <>
      <HoursSheet
        open={hours || (shown && notice?.kind === "closed")}
        onClose={() => {
          setHours(false);
          close();
        }}
      />
      <ScheduledOrdersSheet
        open={shown && notice?.kind === "scheduled_only"}
        onClose={close}
        onHours={() => {
          close();
          setHours(true);
        }}
        pauses={notice?.pauses ?? []}
      />
      <PauseSheet
        open={shown && notice?.kind === "paused"}
        onClose={close}
        pauses={notice?.pauses ?? []}
      />
    </>
  );
}

/** Returns whether the URL opens another sheet over the menu. */
function useQueryOpensSheet(): boolean {
  const query = new URLSearchParams(useLocation().search);
  const { offers } = useMenu();
  return (
    query.has("product") ||
    (offers.coupons && query.get("show-coupons") === "true") ||
    (offers.loyalty && query.get("show-loyalty") === "true")
  );
}

/** Returns how many sheets of the page were closed since it was loaded. */
function useClosedSheetCount(): number {
  const [closings, setClosings] = useState(0);
  useEffect(() => {
    const count = () => setClosings((before) => before + 1);
    document.addEventListener("close", count);
    return () => document.removeEventListener("close", count);
  }, []);
  return closings;
}

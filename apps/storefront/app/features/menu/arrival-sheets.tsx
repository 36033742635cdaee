import "../../i18n/later-messages.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { once } from "../../session/visit-notes.ts";
import { HoursSheet } from "../../shop/hours-sheet.tsx";
import { useNow } from "../../shop/now.tsx";
import { useOpenState } from "../../shop/opening.ts";
import { useMenu, useShop } from "../../shop/shop.tsx";
import { arrivalNews, type Told } from "./arrival.ts";
import { LaterSheet } from "./later-sheet.tsx";
import { PauseSheet } from "./pause-sheet.tsx";

/**
 * What a visitor who opens the menu is shown, in one sheet, once a visit and state: that the company
 * is closed, with or without orders for later, and which ways to order are paused (conformance 4.20 to
 * 4.22). Never over a product: it waits until that is closed.
 */
export function ArrivalSheets() {
  const { company, ordering, refusal, pauses } = useShop();
  const { open, opensAt } = useOpenState();
  const now = useNow();
  const [told, setTold] = useState<Told | null>(null);
  const [shown, setShown] = useState(false);
  const [hours, setHours] = useState(false);
  const busy = useOpensSomething();
  const tell = useEffectEvent(() => {
    const readOnly = refusal?.code === "read_only";
    const closed = !open && ordering !== "open";
    const situation = { readOnly, closed, opensAt, later: ordering === "later", pauses, now };
    const news = arrivalNews(situation, (note) => once(`${company.id}.${note}`));
    setTold(news);
    setShown(news !== null);
  });
  const done = useRef(false);
  const closings = useClosings();

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever a sheet has closed
  useEffect(() => {
    // Another sheet, of whatever part of the page, is not covered either.
    if (busy || done.current || document.querySelector("dialog[open]")) return;
    done.current = true;
    tell();
  }, [busy, closings]);

  const close = () => setShown(false);
  return (
    <>
      <HoursSheet
        open={hours || (shown && told?.kind === "closed")}
        onClose={() => {
          setHours(false);
          close();
        }}
      />
      <LaterSheet
        open={shown && told?.kind === "later"}
        onClose={close}
        onHours={() => {
          close();
          setHours(true);
        }}
        pauses={told?.pauses ?? []}
      />
      <PauseSheet
        open={shown && told?.kind === "paused"}
        onClose={close}
        pauses={told?.pauses ?? []}
      />
    </>
  );
}

/** Whether the address opens something over the menu already. */
function useOpensSomething(): boolean {
  const query = new URLSearchParams(useLocation().search);
  const { offers } = useMenu();
  return (
    query.has("product") ||
    (offers.coupons && query.get("show-coupons") === "true") ||
    (offers.loyalty && query.get("show-loyalty") === "true")
  );
}

/** How many sheets of the page have been closed. */
function useClosings(): number {
  const [closings, setClosings] = useState(0);
  useEffect(() => {
    const count = () => setClosings((before) => before + 1);
    // The event of a dialog does not bubble.
    document.addEventListener("close", count, { capture: true });
    return () => document.removeEventListener("close", count, { capture: true });
  }, []);
  return closings;
}

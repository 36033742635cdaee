import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { locales } from "@comanda/ui/i18n/locales.ts";
import { useEffectEvent, useLayoutEffect } from "react";
import { useDialogs } from "../context/dialogs.tsx";
import { cardToFocus, type KeyCommand, keyCommand } from "./board-keys.ts";

/** Elements that use the keys themselves. */
const TYPING = "input:not([type=radio]), textarea, select, [contenteditable]";

const cardsOf = (lane: Element) =>
  [...lane.querySelectorAll<HTMLElement>("[data-order]")].filter((card) => card.checkVisibility());
const idOf = (card: Element) => card.getAttribute("data-order") ?? "";
const focusedCard = () => document.activeElement?.closest<HTMLElement>("[data-order]") ?? null;

/** Lets the board be worked by keys: see `KeysSheet` for the list. */
export function KeysListener() {
  const { dialog, show } = useDialogs();
  const { direction } = locales[useLocale()];
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isTyping = target instanceof Element && target.closest(TYPING) !== null;
    if (dialog !== null || isTyping || document.querySelector("dialog[open]")) return;
    // Arrows on the minutes of a card choose other minutes.
    const isRadio = target instanceof Element && target.matches("[type=radio]");
    const command = keyCommand(event, direction);
    if (!command || (isRadio && command.kind === "move")) return;
    event.preventDefault();
    run(command);
  });
  const run = (command: KeyCommand) => {
    if (command.kind === "help") return show({ kind: "keys" });
    if (command.kind === "search") return show({ kind: "search" });
    const card = focusedCard();
    if (command.kind === "refuse") {
      // Only a new order has a button that accepts it.
      if (card?.querySelector("[data-key=accept]")) show({ kind: "refuse", orderId: idOf(card) });
      return;
    }
    if (command.kind === "press") return pressOn(card, command.what);
    const lanes = [...document.querySelectorAll("[data-lane]")].map(cardsOf);
    const grid = { lanes: lanes.map((cards) => cards.map(idOf)), focused: card && idOf(card) };
    const id = cardToFocus(grid, command);
    lanes
      .flat()
      .find((each) => idOf(each) === id)
      ?.focus();
  };
  // Together with the page's first commit: an ordinary effect comes later, and keys before it are lost.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  return null;
}

function pressOn(card: HTMLElement | null, what: "accept" | "advance" | "open"): void {
  const selector = what === "open" ? "a" : `[data-key=${what}]`;
  const button = card?.matches("a") ? card : card?.querySelector<HTMLElement>(selector);
  button?.click();
}

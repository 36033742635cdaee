import { afterPaint } from "../page/after-paint.ts";
import { focusEdge } from "./focus-edge.ts";
import { hideOthers } from "./hide-others.ts";

/** What TypeScript's types do not have. */
declare const CloseWatcher: new () => { onclose: (() => void) | null; destroy: () => void };

/** The layers of the open dialogs, the uppermost last. */
const layers: HTMLElement[] = [];

/**
 * Makes a dialog modal, with the layer that covers the page behind it. Unlike `showModal` it does not make
 * the page inert, which would style each of its elements again (decision 82): the layer takes the presses,
 * the focus stays inside, and screen readers skip the rest. `onClose` is called on Escape and on
 * Android's back gesture. Returns a function that ends it, and gives the focus back.
 */
export function openModal(
  layer: HTMLElement,
  dialog: HTMLDialogElement,
  onClose: () => void,
): () => void {
  const before = document.activeElement;
  layers.push(layer);
  updateScrolling();
  dialog.ariaModal = "true";
  const showOthers = hideOthers(layer);
  showOnTop(layer, dialog);
  // The dialog itself: screen readers read its name, and no button inside looks focused before a key is
  // pressed. A field with `data-autofocus`, in which one types at once, gets the focus instead.
  const field = dialog.querySelector<HTMLElement>("[data-autofocus]");
  (field ?? dialog).focus({ preventScroll: true });

  const listening = new AbortController();
  const { signal } = listening;
  const isTop = () => layers.at(-1) === layer;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || event.isComposing || !isTop()) return;
    event.preventDefault();
    onClose();
  };
  window.addEventListener("keydown", onKey, { signal });
  document.addEventListener(
    "focusin",
    ({ target }) => {
      if (isTop() && !layer.contains(target as Node)) focusEdge(dialog, "first");
    },
    { signal },
  );
  const stopWatching = watchBackGesture(onClose);

  return () => {
    listening.abort();
    stopWatching();
    layers.splice(layers.indexOf(layer), 1);
    showOthers();
    updateScrolling();
    // As the browser's own dialogs do: a notice waits for it.
    document.dispatchEvent(new Event("close"));
    const at = document.activeElement;
    const hasFocus = at === document.body || layer.contains(at);
    // What is inert takes no focus.
    if (dialog.matches(":modal")) dialog.close();
    if (hasFocus && before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}

/** Browsers without popovers make the dialog modal themselves, and the page inert. */
function showOnTop(layer: HTMLElement, dialog: HTMLDialogElement): void {
  if ("showPopover" in layer) {
    layer.popover = "manual";
    layer.showPopover();
  } else {
    dialog.open = false;
    dialog.showModal();
  }
}

/** Stops an update of the scrolling that is planned. */
let stopUpdate: () => void = () => undefined;

/**
 * Keeps the page from scrolling while a dialog is open. After the next paint: the whole page is painted again
 * when it begins or ends to scroll, and the dialog that opens or closes is seen first.
 */
function updateScrolling(): void {
  stopUpdate();
  stopUpdate = afterPaint(() => {
    const page = document.documentElement;
    if (layers.length === 0) page.removeAttribute("data-modal");
    else page.dataset.modal ??= hasScrollbar() ? "scrollbar" : "";
  });
}

/** Whether the page has a scrollbar that takes space, for the style sheet; a finger never has. */
function hasScrollbar(): boolean {
  const isTouched = window.matchMedia("(pointer: coarse)").matches;
  return !isTouched && window.innerWidth > document.documentElement.clientWidth;
}

/** The browser ends a watcher at each gesture; only the page decides whether the dialog closes. */
function watchBackGesture(onClose: () => void): () => void {
  if (!("CloseWatcher" in window)) return () => undefined;
  let watcher: InstanceType<typeof CloseWatcher>;
  const watch = () => {
    watcher = new CloseWatcher();
    watcher.onclose = () => {
      watch();
      onClose();
    };
  };
  watch();
  return () => watcher.destroy();
}

import { setTimeout as pause } from "node:timers/promises";
import type { OtherBrowser } from "./other-browser.ts";

const SECONDS_TO_APPEAR = 20;

/** Collects the errors of the page that is open, from now on. */
export function collectErrors(browser: OtherBrowser): Promise<void> {
  return browser.run(() => {
    const errors: string[] = [];
    Object.assign(window, { trialErrors: errors });
    addEventListener("error", ({ message }) => errors.push(message));
    addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
    const { error } = console;
    console.error = (...words: unknown[]) => {
      errors.push(words.map(String).join(" "));
      error(...words);
    };
  });
}

/** The errors since `collectErrors`; empty on another page than then. */
export function errorsOf(browser: OtherBrowser): Promise<string[]> {
  return browser.run(() => (window as { trialErrors?: string[] }).trialErrors ?? []);
}

/** Asks until the page answers with something; fails with what it answered last. */
async function until(what: string, ask: () => Promise<string>): Promise<void> {
  const end = Date.now() + SECONDS_TO_APPEAR * 1_000;
  let answer = "";
  while (Date.now() < end) {
    answer = await ask().catch((error: Error) => error.message);
    if (answer === "done") return;
    await pause(150);
  }
  throw new Error(`${what}: ${answer}`);
}

/**
 * Presses the control whose name is or contains one of `names`, in the uppermost dialog where one is open,
 * once a finger reaches it: its middle is on the screen, and nothing lies above it.
 */
export function press(browser: OtherBrowser, ...names: string[]): Promise<void> {
  return until(`press “${names.join("” or “")}”`, async () => {
    const found = await browser.run(findControl, names);
    return found === "found" ? browser.run(pressFound) : found;
  });
}

/**
 * Runs in the page: keeps the control for `pressFound`, and answers whether it is there and takes presses.
 */
function findControl(names: string[]): string {
  const place = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const nameOf = (each: HTMLElement) => {
    const label = each instanceof HTMLInputElement ? each.labels?.[0]?.textContent : null;
    return (each.ariaLabel ?? label ?? each.textContent ?? "").trim();
  };
  const controls = place.querySelectorAll<HTMLElement>("button, a, input[type=radio], summary");
  const visible = [...controls].filter((each) => each.getClientRects().length > 0);
  const found =
    visible.find((each) => names.includes(nameOf(each))) ??
    visible.find((each) => names.some((name) => nameOf(each).includes(name)));
  if (!found) return `not among ${visible.map(nameOf).join(" | ").slice(0, 400)}`;
  Object.assign(window, { trialControl: found });
  const isBusy = found.matches(":disabled, [aria-disabled=true], [aria-busy=true]");
  return isBusy ? "it takes no presses" : "found";
}

/** Runs in the page: presses what `findControl` has found, where a finger reaches it. */
function pressFound(): string {
  const { trialControl: found } = window as unknown as { trialControl: HTMLElement };
  const shown = found instanceof HTMLInputElement ? (found.labels?.[0] ?? found) : found;
  shown.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = shown.getBoundingClientRect();
  const above = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!above || !(shown.contains(above) || above.contains(shown)))
    return `${x},${y} ${width}×${height} is covered by ${above?.outerHTML.slice(0, 150)}`;
  found.click();
  return "done";
}

/** Writes into the field with this label. */
export function fill(browser: OtherBrowser, label: string, text: string): Promise<void> {
  return until(`fill in “${label}”`, () =>
    browser.run(
      (name: string, value: string) => {
        const fields = [...document.querySelectorAll("input")];
        const labelOf = (each: HTMLInputElement) =>
          (each.ariaLabel ?? each.labels?.[0]?.textContent ?? "").trim();
        const field = fields.find((each) => labelOf(each) === name);
        if (!field) return `not among ${fields.map(labelOf).join(" | ")}`;
        field.focus();
        // React hears of a value that is set past its own property.
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
        set?.call(field, value);
        field.dispatchEvent(new Event("input", { bubbles: true }));
        field.blur();
        return "done";
      },
      label,
      text,
    ),
  );
}

/** Waits until a text is on the page, at a path. */
export function see(browser: OtherBrowser, text: string, path: string): Promise<void> {
  return until(`see “${text}”`, () =>
    browser.run(
      (wanted: string, where: string) => {
        const at = location.pathname;
        if (at !== where) return `the page is ${at}`;
        return document.body.textContent.includes(wanted) ? "done" : "the text is not there";
      },
      text,
      path,
    ),
  );
}

/** Waits until a dialog is open, at least 200 pixels high and inside the window. */
export function seeDialog(browser: OtherBrowser): Promise<void> {
  return until("see a dialog", () =>
    browser.run(() => {
      const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
      if (!dialog) return "there is none";
      const { top, bottom, left, right, height } = dialog.getBoundingClientRect();
      const fits = top >= 0 && bottom <= innerHeight + 1 && left >= -1 && right <= innerWidth + 1;
      return fits && height >= 200 ? "done" : `${left},${top} to ${right},${bottom}`;
    }),
  );
}

/** Waits until no dialog is open. */
export function seeNoDialog(browser: OtherBrowser): Promise<void> {
  return until("see no dialog", () =>
    browser.run(() => {
      const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
      return dialog ? `one is open: ${dialog.ariaLabel}` : "done";
    }),
  );
}

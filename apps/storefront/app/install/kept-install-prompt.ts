import { useSyncExternalStore } from "react";

/** The browser's event with which the page can be installed as an app; `prompt` works once. */
export type InstallPrompt = Event & {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
};

declare global {
  interface WindowEventMap {
    /** Only Chromium has it, so that the DOM's types do not. */
    beforeinstallprompt: InstallPrompt;
  }
}

let currentPrompt: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function setPrompt(prompt: InstallPrompt | null): void {
  currentPrompt = prompt;
  for (const listener of listeners) listener();
}

/** Keeps the browser's install prompt for the button; it may come before the page is hydrated. */
export function watchInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    // Hides the browser's own bar: the page has a button.
    event.preventDefault();
    setPrompt(event);
  });
  window.addEventListener("appinstalled", () => setPrompt(null));
}

/** Returns the install prompt that can be shown now; null without one. */
export function useInstallPrompt(): InstallPrompt | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => currentPrompt,
    () => null,
  );
}

/** Removes a prompt after it was accepted, unless the browser has sent another one since. */
export function clearInstallPrompt(prompt: InstallPrompt): void {
  if (currentPrompt === prompt) setPrompt(null);
}

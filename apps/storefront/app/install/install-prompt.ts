import { useSyncExternalStore } from "react";

/** The browser's offer to install the page as an app, where it makes one; it can be asked about once. */
export type InstallPrompt = Event & {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
};

declare global {
  interface WindowEventMap {
    /** Of Chromium alone, and so not among the types of the DOM. */
    beforeinstallprompt: InstallPrompt;
  }
}

let offered: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function setPrompt(prompt: InstallPrompt | null): void {
  offered = prompt;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer until the visitor asks for it: it may come before the page is alive. */
export function watchInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    // The page has a button for it, instead of the browser's own bar.
    event.preventDefault();
    setPrompt(event);
  });
  window.addEventListener("appinstalled", () => setPrompt(null));
}

/** The offer that can be taken up now. */
export function useInstallPrompt(): InstallPrompt | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offered,
    () => null,
  );
}

/** The offer is over, unless the browser has made another one since. */
export function clearInstallPrompt(prompt: InstallPrompt): void {
  if (offered === prompt) setPrompt(null);
}

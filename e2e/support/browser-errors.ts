import type { BrowserContext } from "@playwright/test";

/** The errors and warnings of the browser that a test does not allow. */
export type BrowserErrors = {
  /** Allows an error that a test causes on purpose: `browserErrors.allow(/422/)`. */
  allow: (...patterns: RegExp[]) => void;
  /** The messages that no pattern allows. */
  unexpected: () => string[];
};

/**
 * Reports a form inside of another one when something in it is pressed. Chromium keeps its `submit` event from React, and
 * reloads the page.
 */
function reportNestedForms(): void {
  const report = ({ target }: Event) => {
    const form = target instanceof Element ? target.closest("form") : null;
    if (form?.parentElement?.closest("form")) reportError(new Error("A form in another form"));
  };
  for (const type of ["click", "keydown"]) globalThis.addEventListener(type, report, true);
}

/**
 * Listens to every page of the context: console errors and warnings, exceptions, failed requests, and presses in a form that
 * stands inside of another one.
 */
export function collectBrowserErrors(context: BrowserContext): BrowserErrors {
  const messages: string[] = [];
  const allowed: RegExp[] = [];
  // It reaches the browser before the next command, and fails only where the context is closed.
  context.addInitScript(reportNestedForms).catch(() => undefined);
  context.on("console", (message) => {
    const type = message.type();
    if (type !== "error" && type !== "warning") return;
    // The response listener below reports it with its address.
    if (message.text().startsWith("Failed to load resource")) return;
    // A page that the visitor leaves ends a socket that it has just begun to open.
    if (/WebSocket is closed before the connection is established/u.test(message.text())) return;
    messages.push(`console ${type}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => {
    messages.push(`exception: ${error.error().stack ?? error.error().message}`);
  });
  context.on("response", (response) => {
    if (response.status() < 400) return;
    messages.push(`${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "unknown";
    // The browser aborts the requests of a page that the visitor leaves.
    if (reason === "net::ERR_ABORTED") return;
    messages.push(`${reason}: ${request.method()} ${request.url()}`);
  });
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    unexpected: () => messages.filter((text) => !allowed.some((pattern) => pattern.test(text))),
  };
}

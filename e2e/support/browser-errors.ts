import type { BrowserContext } from "@playwright/test";

/** What the browser complained about, but for what a test allows. */
export type BrowserErrors = {
  /** A test that provokes an error on purpose says so: `browserErrors.allow(/422/)`. */
  allow: (...patterns: RegExp[]) => void;
  /** The complaints that no pattern allows. */
  unexpected: () => string[];
};

/** Listens to every page of the context: console errors and warnings, exceptions, failed requests. */
export function collectBrowserErrors(context: BrowserContext): BrowserErrors {
  const complaints: string[] = [];
  const allowed: RegExp[] = [];
  context.on("console", (message) => {
    const type = message.type();
    if (type !== "error" && type !== "warning") return;
    // The failed answer is reported below, with its address.
    if (message.text().startsWith("Failed to load resource")) return;
    complaints.push(`console ${type}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => {
    complaints.push(`exception: ${error.error().stack ?? error.error().message}`);
  });
  context.on("response", (response) => {
    if (response.status() < 400) return;
    complaints.push(`${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "unknown";
    // A page that is left ends its requests itself.
    if (reason === "net::ERR_ABORTED") return;
    complaints.push(`${reason}: ${request.method()} ${request.url()}`);
  });
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    unexpected: () => complaints.filter((said) => !allowed.some((pattern) => pattern.test(said))),
  };
}

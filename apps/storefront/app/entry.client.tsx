import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchPageRequests } from "./analytics/page-requests.ts";
import { loadCatalog, pageLocale } from "./i18n/catalogs.ts";
import { watchInstallPrompt } from "./install/install-prompt.ts";
import { openPages } from "./page/lazy-pages.ts";
import { loadPart } from "./ui/lazy-part.tsx";
import { whenReachable } from "./ui/reachable.ts";

watchPageRequests();
watchInstallPrompt();
openPages();

// The server rendered in this language: hydrating without its messages would tear the page down.
// Where they cannot be had, and fetching the page anew has not helped, it stays as it was sent until
// there is a network again.
const words = await loadPart(() => loadCatalog(pageLocale()));

if (words === null) {
  // biome-ignore lint/suspicious/noConsole: spec §8, a failed locale file is logged
  console.error(`The words of ${pageLocale()} could not be loaded`);
  whenReachable(() => window.location.reload());
} else {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

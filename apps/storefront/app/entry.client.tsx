import { pageLocale } from "@comanda/ui/i18n/page-locale.ts";
import { loadPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { endEarlyPresses } from "@comanda/ui/page/early-press.ts";
import { hideFinalSlashes } from "@comanda/ui/page/hide-final-slashes.ts";
import { loadPolyfills } from "@comanda/ui/web/load-polyfills.ts";
import { whenReachable } from "@comanda/ui/web/retry-after-offline.ts";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchPageRequests } from "./analytics/page-requests.ts";
import { keepServedProductForm } from "./features/product/load-product-form.ts";
import { loadCatalog, loadLaterMessages } from "./i18n/catalogs.ts";
import { watchInstallPrompt } from "./install/kept-install-prompt.ts";
import { installLazyRoutes } from "./lazy/lazy-pages.ts";

hideFinalSlashes();
watchPageRequests();
watchInstallPrompt();
const { showsLaterMessages } = installLazyRoutes();
void start();

/** Hydrates the page once its messages are loaded. */
async function start(): Promise<void> {
  // The server rendered in this language: hydrating without its messages would break the page. If they
  // cannot be loaded, the page stays as the server sent it until the server can be reached.
  const [catalog] = await Promise.all([
    loadPart(loadMessages),
    keepServedProductForm(),
    loadPolyfills(),
  ]);

  if (catalog.part === null) {
    endEarlyPresses();
    // biome-ignore lint/suspicious/noConsole: a failed locale file is logged (conformance 8.21)
    console.error(`The words of ${pageLocale()} could not be loaded`);
    const reload = () => window.location.reload();
    whenReachable(reload, { wasUnreachable: catalog.reason === "unreachable" });
    // Safari stops what a page loads when it is left: back on it, its words can be loaded.
    window.addEventListener("pageshow", ({ persisted }) => persisted && reload());
  } else {
    startTransition(() => {
      endEarlyPresses();
      hydrateRoot(
        document,
        <StrictMode>
          {/* One state of the router is rendered at once: as a transition it waits for frames that change nothing (decision 35). */}
          <HydratedRouter useTransitions={false} />
        </StrictMode>,
      );
    });
  }
}

function loadMessages(): Promise<void> {
  return showsLaterMessages ? loadLaterMessages(pageLocale(), "later") : loadCatalog(pageLocale());
}

import { pageLocale } from "@comanda/ui/i18n/page-locale.ts";
import { loadPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { endEarlyPresses, repeatEarlyPress } from "@comanda/ui/page/early-press.ts";
import { keepEarlyTyping } from "@comanda/ui/page/early-typing.ts";
import { hideFinalSlashes } from "@comanda/ui/page/hide-final-slashes.ts";
import { loadPolyfills } from "@comanda/ui/web/load-polyfills.ts";
import { whenReachable } from "@comanda/ui/web/retry-after-offline.ts";
import { StrictMode, startTransition, useEffect, useLayoutEffect, useRef } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { installLazyOrder } from "./board/detail/lazy-order.tsx";
import { loadCatalog } from "./i18n/catalogs.ts";
import { installLazyPages } from "./pages/lazy-pages.tsx";

hideFinalSlashes();
installLazyOrder();
installLazyPages();

// The server rendered in this language: hydrating without its messages would break the page. If they
// cannot be loaded, the page stays as the server sent it until the server can be reached.
const [catalog] = await Promise.all([loadPart(() => loadCatalog(pageLocale())), loadPolyfills()]);

if (catalog.part === null) {
  // biome-ignore lint/suspicious/noConsole: says why the page does not react
  console.error(`The words of ${pageLocale()} could not be loaded`);
  whenReachable(() => window.location.reload(), {
    wasUnreachable: catalog.reason === "unreachable",
  });
} else {
  const endEarlyTyping = keepEarlyTyping();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
        <AfterHydration endEarlyTyping={endEarlyTyping} />
      </StrictMode>,
    );
  });
}

/** Repeats what was typed and then what was pressed, once the page takes it. */
function AfterHydration({ endEarlyTyping }: { endEarlyTyping: () => () => void }) {
  const enterAgain = useRef<() => void>(null);
  useLayoutEffect(() => {
    enterAgain.current = endEarlyTyping();
  }, [endEarlyTyping]);
  useEffect(() => {
    enterAgain.current?.();
    endEarlyPresses();
    repeatEarlyPress();
  }, []);
  return null;
}

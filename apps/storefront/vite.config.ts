import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { iconsPlugin } from "./vite/icons-plugin.ts";
import { messagesPlugin } from "./vite/messages-plugin.ts";

/** The modules of these paths, each without its extension. */
const files = (...paths: string[]) =>
  new RegExp(paths.map((path) => `/${path}\\.\\w+$`).join("|"), "u");

/** What every page loads at once, but for what every release leaves as it is. */
const shell = files(
  "app/root",
  "app/features/company/error-page",
  "app/features/tracking/order-reminder-door",
  "app/routes/menu-layout",
  "app/ui/(button|chip|class-names|lazy-part|notice|page-focus|picture|reachable|second-tap|sheet|use-hydrated)",
  "app/analytics/(consent|events|page-requests|report-shopping|request-error|use-page-view)",
  "app/shop/(backdrop|menu-refresh|what-is-there|read-only|canonical-url|domain-status|structured-data/structured-data|clock|from-menu|hours-button|lazy-sheet|logo|money|now|open-chip|opening|pictures|qr-chip|query|rating|service-type-name|shop|shop-picture|social-links)",
  "app/page/(arrival|coming-page|lazy-pages|page-frame|page-head|site-footer)",
  "app/chat/sent-messages",
  "app/session/(browser-storage|client-id|cart-lines|cart-provider|cart-store|kept-ids|last-order|online|stored|utm|visit|visit-notes)",
  "app/i18n/(catalogs|locales|text)",
  "app/web/(cookie-text|keep-cookie|way-back)",
  "app/install/(apple|install-prompt|offers-app|use-installable)",
  "domain/src/(cart|money|service-type|time-zone)",
  "lucide-react/.*/(minus|plus|star|x)",
);

/** What the menu shares with the pages that come after it. */
const counter = files(
  "app/ui/(choice-row|field|stepper)",
  "app/shop/(percent|priced-cart|reason-text)",
  "app/features/rewards/offer-sheets",
  "lucide-react/.*/(gift|ticket-percent|trash(-2)?)",
);

/** The menu with its product sheet, which the cart fetches when a line is changed. */
const menu = files(
  "app/routes/products",
  "app/features/rewards/offers-bar",
  "app/features/menu/(cart-bar|category-bar|category-section|empty-menu|menu-header|menu-notice|menu-page|order-aside|product-card|section-read|use-active-section|use-kept-place|use-seen-menu)",
  "app/features/product/(comment-field|draft|field-legend|group-note|modifier-group-field|modifier-row|product-footer|product-form|product-picture|product-sheet|unknown-product|use-seen-product|variant-field)",
);

export default defineConfig({
  plugins: [messagesPlugin(), iconsPlugin(), tailwindcss(), reactRouter()],
  build: {
    /** Tailwind's cascade layers and colour functions ask for these; nothing older is served well. */
    target: ["chrome111", "safari16.4", "firefox128"],
    assetsInlineLimit: 0,
    /** The server puts the style sheet into its pages. */
    cssMinify: true,
    modulePreload: {
      // What a part that is loaded later needs is mostly there already: the names of its files would
      // weigh more in the first page than one more round trip does for what is missing.
      resolveDependencies: (_, files, { hostType }) => (hostType === "js" ? [] : files),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs and no release of ours changes: one file packs 3 kB better than
          // the many that they would be cut into, and stays in the browser's cache.
          groups: [
            {
              name: "vendor",
              test: /node_modules\/(react|react-dom|react-router|scheduler|@lingui|zustand)\//u,
            },
            // The small modules of every page: by which of the later parts shares which of them, they
            // would be cut into forty files that pack 6 kB worse. The root and the layout of the menu
            // are among them, for a small file packs badly. Not the entry: it runs after the router's
            // own script. Nothing of the later words' own, or they would come with the first page.
            { name: "shell", test: shell },
            { name: "counter", test: counter },
            { name: "menu", test: menu },
          ],
        },
      },
    },
  },
});

import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { iconsPlugin } from "./vite/icons-plugin.ts";
import { messagesPlugin } from "./vite/messages-plugin.ts";

/** The modules of these paths, each without its extension. */
const files = (...paths: string[]) =>
  new RegExp(paths.map((path) => `/${path}\\.\\w+$`).join("|"), "u");

/** What every page loads at once, except what stays the same in every release. */
const shell = files(
  "app/root",
  "app/features/company/error-page",
  "app/features/tracking/reminder/lazy-order-reminder",
  "app/routes/menu-layout",
  "app/ui/(button|chip|class-names|guard-double-taps|notice|page-focus|picture|sheet|use-hydrated)",
  "app/lazy/(lazy-part|lazy-pages|lazy-sheet|pending-page)",
  "app/analytics/(consent|events|page-requests|report-shopping|request-error|use-page-view)",
  "app/company/(company-site|domain-status|rating-chip|use-price)",
  "app/hours/(clock|hours-button|now|open-chip|open-state)",
  "app/links/(canonical-url|from-menu|keep-query|social-links)",
  "app/media/(company-logo|company-picture|page-backdrop|picture-source)",
  "app/ordering/(qr-chip|use-read-only|use-service-type-name)",
  "app/refresh/(stale-on-error|use-menu-refresh)",
  "app/page/(page-frame|page-head|site-footer|use-visit-start)",
  "app/page/structured-data/structured-data",
  "app/chat/sent-messages",
  "app/session/cart/(cart-provider|cart-store|parse-cart-lines)",
  "app/session/client/(last-order|saved-client-id)",
  "app/session/storage/(browser-storage|persisted-store|recent-ids)",
  "app/session/visit/(once-per-visit|report-visit|utm)",
  "app/i18n/(catalogs|locales|text)",
  "app/web/(cookie-text|history-back|reachable|set-cookie|use-online)",
  "app/install/(install-prompt|needs-manual-install|offers-app|use-installable)",
  "domain/src/(cart/lines|company/service-type|hours/time-zone|money/cents)",
  "lucide-react/.*/(minus|plus|star|x)",
);

/** What the menu shares with the pages that come after it. */
const menuAndCart = files(
  "app/ui/(choice-row|field|stepper)",
  "app/i18n/use-percent",
  "app/ordering/(use-priced-cart|use-reason-text)",
  "app/features/rewards/offer-sheets",
  "lucide-react/.*/(gift|ticket-percent|trash(-2)?)",
);

/** The menu with its product sheet, which the cart fetches when a line is changed. */
const menu = files(
  "app/routes/products",
  "app/features/rewards/offers-bar",
  "app/features/menu/(cart-bar|category-bar|category-section|menu-header|menu-notice|menu-page|cart-aside|product-card|active-section-index|use-active-section|use-restore-scroll)",
  "app/features/product/(comment-field|field-legend|group-note|modifier-group-field|modifier-row|product-footer|product-form|product-picture|product-selection|product-sheet|unknown-product|use-report-product-view|variant-field)",
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
            { name: "menu-and-cart", test: menuAndCart },
            { name: "menu", test: menu },
          ],
        },
      },
    },
  },
});

import { directImportsPlugin } from "@comanda/ui/vite/direct-imports-plugin.ts";
import { iconsPlugin } from "@comanda/ui/vite/icons-plugin.ts";
import { messagesPlugin } from "@comanda/ui/vite/messages-plugin.ts";
import { minifyBeforePlugin } from "@comanda/ui/vite/minify-before-plugin.ts";
import { plainImportsPlugin } from "@comanda/ui/vite/plain-imports-plugin.ts";
import { sharedFile } from "@comanda/ui/vite/shared-files.ts";
import { unusedCodePlugin } from "@comanda/ui/vite/unused-code-plugin.ts";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { messagePart } from "./app/i18n/message-parts.ts";

/** Returns a pattern for the modules of these paths, given without their extension. */
const files = (...paths: string[]) =>
  new RegExp(paths.map((path) => `/${path}\\.\\w+$`).join("|"), "u");

/** The modules that every page loads at once, except those that stay the same between releases. */
const shell = files(
  "app/root",
  "app/features/company/error-page",
  "app/features/product/load-product-form",
  "ui/src/controls/(busy-dots|button|chip|class-names|notice|picture)",
  "ui/src/i18n/(create-catalogs|isolate|locale-context|locales|page-locale|translator-of)",
  "ui/src/lazy/(lazy-part|pending-history-entry)",
  "ui/src/page/(after-paint|early-press|keep-early-presses|keep-scroll-in-page-cache|page-focus|use-hydrated)",
  "ui/src/press/guard-double-taps",
  "ui/src/sheets/(focus-edge|hide-others|modal-dialog|open-modal|sheet)",
  "ui/src/web/(cookie-text|history-back|retry-after-offline|set-cookie|use-online)",
  "app/lazy/(lazy-pages|lazy-sheet|pending-page)",
  "app/analytics/(consent|events|page-requests|request-error|use-page-view|when-reporting-loaded)",
  "app/company/(company-site|domain-status|rating-chip|use-menu-language)",
  "app/hours/(current-time|hours-button|open-chip|open-state|time-text)",
  "app/links/(canonical-url|keep-query|social-links)",
  "app/media/(company-logo|company-picture|page-backdrop|picture-source)",
  "app/ordering/(qr-chip|use-read-only)",
  "app/refresh/(route-data-cache|use-menu-refresh)",
  "app/page/(page-frame|page-head|site-footer|use-visit-start)",
  "app/page/structured-data/structured-data",
  "app/session/cart/(cart-provider|cart-store|parse-cart-lines)",
  "app/session/client/last-order-id",
  "app/session/storage/(browser-storage|use-tab-synced-store|validated-storage)",
  "app/session/visit/(once-per-visit|report-visit|utm)",
  "app/i18n/(catalogs|text|with-later-messages)",
  "app/install/(kept-install-prompt|needs-manual-install|offers-app|use-installable)",
  "domain/src/(cart/lines|company/service-type|hours/time-zone|menu/translations|money/cents|time/durations)",
  "lucide-react/.*/(shopping-bag|star|x)",
);

/** What a browser remembers of its orders, which only the pages of a visitor with an order read. */
const ownOrders = files(
  "app/chat/sent-messages",
  "app/session/client/(last-order|saved-client-id)",
  "app/session/storage/recent-ids",
);

/** The modules that the menu shares with the pages after it, which would load the whole menu for them. */
const menuAndCart = files(
  "ui/src/controls/animated-number",
  "ui/src/i18n/use-percent",
  "ui/src/press/vibrate-on-press",
  "ui/src/web/use-wide-screen",
  "domain/src/cart/(addable-quantity|plain-line|priced-lines)",
  "domain/src/menu/(modifiers|offer|products|stock)",
  "app/company/use-price",
  "app/routes/menu-layout",
  "app/session/cart/(cart-location|opening-cart)",
  "app/table-service/lazy-table-calls",
  "app/links/from-menu",
  "app/ordering/(product-price-line|not-on-sale|use-priced-cart|use-restaurant-reason-text)",
  "app/features/product/product-photo",
  "app/features/rewards/offer-sheets",
  "lucide-react/.*/(gift|search|ticket-percent)",
);

/** Controls that only come with the first touch: with a product's form, and on the pages after the menu. */
const controls = files(
  "ui/src/controls/(choice-row|field|stepper)",
  "lucide-react/.*/(minus|plus|trash(-2)?)",
);

/** The menu. */
const menu = files(
  "app/routes/products",
  "app/features/rewards/offers-bar",
  "app/features/checkout/plan/plan-bar",
  "app/session/checkout/has-plan",
  "app/links/(is-plain-press|opening-product|product-link)",
  "app/features/menu/(cart-aside|cart-bar|menu-header|menu-notice|menu-page|menu-sections|use-restore-scroll)",
  "app/features/menu/card/(card-picture|count-badge|product-card|quick-add)",
  "app/features/menu/categories/(active-section-index|bar-button|category-anchor|category-bar|category-section|use-active-section)",
  "app/features/menu/search/(search-button|search-entry|use-menu-search|use-results-place)",
  "app/features/product/(product-placeholder|product-sheet|use-product-query|use-report-product-view)",
);

/** The form of a product, which the menu loads at the first touch and the cart when a line is edited. */
const productForm = files(
  "app/features/product/(comment-field|field-legend|group-note|modifier-field|modifier-group-field|product-choices|product-content|product-facts|product-footer|product-form|product-picture|product-selection|product-texts|unknown-product|use-kept-selection|variant-field)",
  "domain/src/menu/modifier-choices",
);

/** The start page, whose own code is small. */
const landing = /app\/routes\/landing\.tsx/u;

/** The cart, over the menu or as a page. */
const cart = /app\/routes\/cart(-on-menu)?\.tsx/u;

/** The parts of the way from the cart to the order. */
const waysToOrder = /app\/(routes\/(cart|together)|features\/(cart|checkout|product|rewards))/u;

/**
 * The files that a guest needs to take a page over, to open a dish, to add it and to open the cart. Chromium compiles
 * all of their functions while they load, beside the page, instead of each when it is first called, as by a press.
 * Not `shell`: Vite writes its list of styles before the comment, which then counts for nothing.
 */
const compiledEarly =
  /^(vendor|start|landing|menu|menu-and-cart|controls|product-form|cart-started|cart-on-menu|cart|ordering|common)(~|$)/u;
const COMPILE_HINT = "//# allFunctionsCalledOnLoad";

/** What this many parts import, nearly every page needs sooner or later. */
const MANY_PARTS = 8;

/**
 * A file for parts of its own below this many bytes of source is added to one that mostly the same parts
 * load.
 */
const SMALL_FILE = 3_000;
const smallFiles = { entriesAware: true, entriesAwareMergeThreshold: SMALL_FILE };

export default defineConfig({
  plugins: [
    messagesPlugin(messagePart),
    iconsPlugin(),
    unusedCodePlugin(),
    minifyBeforePlugin(),
    plainImportsPlugin(),
    directImportsPlugin(["entry.client", "root"]),
    tailwindcss(),
    reactRouter(),
  ],
  build: {
    /** The oldest browsers with Tailwind's cascade layers and colour functions. */
    target: ["chrome111", "safari16.4", "firefox128"],
    assetsInlineLimit: 0,
    /** Minified, because the server puts the style sheet into its pages. */
    cssMinify: true,
    modulePreload: {
      // A part that is loaded later mostly needs files that are loaded already. The list of its files
      // in the first page would cost more than a round trip for the missing ones.
      resolveDependencies: (_, files, { hostType }) => (hostType === "js" ? [] : files),
    },
    rolldownOptions: {
      output: {
        postBanner: ({ name }) => (compiledEarly.test(name) ? COMPILE_HINT : ""),
        // A shared file's own name, without the parts that load it.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/u, "")}-[hash].js`,
        codeSplitting: {
          // Packages that every page needs and that our releases rarely change: one file compresses
          // 3 kB better than many, and stays in the browser's cache.
          groups: [
            {
              name: "vendor",
              test: /node_modules\/(react|react-dom|react-router|scheduler|@lingui|zustand)\//u,
            },
            // The small modules of every page. Without this group they would be split into forty files,
            // by the later parts that share them, which compress 6 kB worse. The root and the layout of
            // the menu are here because small files compress badly. The entry is not, because it runs
            // after the router's script, and neither is a module that imports the later messages,
            // because they would be loaded with the first page.
            { name: "shell", test: shell },
            { name: "own-orders", test: ownOrders },
            { name: "menu-and-cart", test: menuAndCart },
            { name: "menu", test: menu },
            { name: "controls", test: controls },
            { name: "product-form", test: productForm },
            // The other modules that several parts share, in few files: each costs a request, and its
            // imports a round trip. What needs the later messages is never in one file with what does not
            // (decision 88).
            sharedFile("start", ({ parts }) => parts.some((part) => landing.test(part))),
            sharedFile("common", ({ parts, waits }) => !waits && parts.length >= MANY_PARTS),
            sharedFile(
              "ordering",
              ({ parts, waits }) =>
                waits &&
                parts.some((part) => cart.test(part)) &&
                parts.every((part) => waysToOrder.test(part)),
            ),
            { ...sharedFile("later", ({ waits }) => !waits), ...smallFiles },
            { ...sharedFile("waiting", ({ waits }) => waits), ...smallFiles },
          ],
        },
      },
    },
  },
});

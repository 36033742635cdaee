import { directImportsPlugin } from "@comanda/ui/vite/direct-imports-plugin.ts";
import { iconsPlugin } from "@comanda/ui/vite/icons-plugin.ts";
import { messagesPlugin } from "@comanda/ui/vite/messages-plugin.ts";
import { minifyBeforePlugin } from "@comanda/ui/vite/minify-before-plugin.ts";
import { plainImportsPlugin } from "@comanda/ui/vite/plain-imports-plugin.ts";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { messagePart } from "./app/i18n/message-part.ts";

/** Returns a pattern for the modules of these paths, given without their extension. */
const files = (...paths: string[]) =>
  new RegExp(paths.map((path) => `/${path}\\.\\w+$`).join("|"), "u");

/** What pages, sheets and signing in share, and the board loads at the first touch at the earliest. */
const later = files(
  "console/app/api/failure",
  "console/app/i18n/time-text",
  "console/app/layout/offline-banner",
  "console/app/parts/(change-error-text|empty-state|remaining-seconds|use-action|use-date-text)",
  "contract/src/calls/place-calls",
  "domain/src/(company/service-type|geo/shape|staff/password)",
  "domain/src/hours/(hours-by-date|local-(date|instant|time)|time-zone|weekly-hours)",
  "domain/src/text/(digits|visible-text)",
  "lucide-react/.*/(arrow-left|calendar-clock|circle|circle-check|download|map-pin|minus|plus)",
  "ui/src/i18n/(load-when-reachable|locale-names)",
  "ui/src/page/copy-text",
  "ui/src/places/places-client",
  "ui/src/web/(as-record|use-online|web-url)",
);

/**
 * What several pages share. What waits for later messages stays out: it would make every page wait. So
 * does what no board needs: the code of the menu, of sold-out dishes, of signing in and of office pages.
 */
const frame =
  /^(?!.*(?:await-\w+-messages|icons\/(?:trash|arrow-up|arrow-down|book-user)\.|app\/api\/(?:office|printing)-api|contract\/src\/(?:customers|menu|sales|scheduled-prices|settings|setup)\/|contract\/src\/staff\/team-calls|app\/(?:customers|menu|reports|settings|sign-in)\/|domain\/src\/menu\/(?!modifier-sign)|domain\/src\/(?:delivery|setup)\/|domain\/src\/people\/phone-digits|contract\/src\/accounts\/|contract\/src\/staff\/(?:availability|printing)-calls|domain\/src\/(?:company|orders)\/(?:service-fee|refunds)|app\/api\/(?:auth-call|change-author|use-changes)|parts\/(?:actions\/|drag\/|folded\/|forms\/|lists\/|phone\/|prices\/|saving\/|settings-form\/|sign-in\/|entry-page|switch-field|undo-toast|page-header|translations\/|failure-note|failure-text|select-field|prints\/|field\.|sheets\/(?!titled))|ui\/src\/controls\/qr-picture)).*(?:apps\/console\/app|packages|lucide)/u;

export default defineConfig({
  plugins: [
    messagesPlugin(messagePart),
    iconsPlugin(),
    tailwindcss(),
    reactRouter(),
    minifyBeforePlugin(),
    plainImportsPlugin(),
    directImportsPlugin(["entry.client", "root"]),
  ],
  // Its folders are imported by their names alone, which Node does not resolve.
  ssr: { noExternal: [/^@atlaskit\//u] },
  build: {
    /** The oldest browsers with Tailwind's cascade layers and colour functions. */
    target: ["chrome111", "safari16.4", "firefox128"],
    assetsInlineLimit: 0,
    cssMinify: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Packages that every page needs and that our releases rarely change.
          groups: [
            {
              name: "vendor",
              test: /node_modules\/(react|react-dom|react-router|scheduler|@lingui)\//u,
            },
            // One file instead of forty small ones, which compress badly: what several pages share.
            {
              name: "frame",
              test: (id) => frame.test(id) && !later.test(id),
              minShareCount: 3,
            },
            { name: "later", test: later },
          ],
        },
      },
    },
  },
});

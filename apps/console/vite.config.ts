import { iconsPlugin } from "@comanda/ui/vite/icons-plugin.ts";
import { messagesPlugin } from "@comanda/ui/vite/messages-plugin.ts";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { messagePart } from "./app/i18n/message-part.ts";

export default defineConfig({
  plugins: [messagesPlugin(messagePart), iconsPlugin(), tailwindcss(), reactRouter()],
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
              // What waits for later messages stays out: it would make every page wait. So does what
              // no board needs: the code of the menu, of sold-out dishes, of signing in and of
              // office pages.
              test: /^(?!.*(?:await-\w+-messages|icons\/(?:trash|arrow-up|arrow-down|book-user)\.|app\/api\/office-api|contract\/src\/(?:customers|menu|sales|scheduled-prices|settings|setup)\/|contract\/src\/staff\/team-calls|app\/(?:customers|menu|reports|settings|sign-in)\/|domain\/src\/menu\/(?!modifier-sign)|domain\/src\/(?:delivery|setup)\/|contract\/src\/accounts\/|contract\/src\/staff\/(?:availability|printing)-calls|domain\/src\/(?:company|orders)\/(?:service-fee|refunds)|app\/api\/(?:auth-call|use-changes)|parts\/(?:drag\/|forms\/|lists\/|prices\/|saving\/|entry-page|switch-field|undo-toast|page-header|failure-note|failure-text|select-field|prints\/|field\.))).*(?:apps\/console\/app|packages|lucide)/u,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
});

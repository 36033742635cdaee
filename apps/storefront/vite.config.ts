import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { iconsPlugin } from "./vite/icons-plugin.ts";
import { messagesPlugin } from "./vite/messages-plugin.ts";

export default defineConfig({
  plugins: [messagesPlugin(), iconsPlugin(), tailwindcss(), reactRouter()],
  build: {
    /** Tailwind's cascade layers and colour functions ask for these; nothing older is served well. */
    target: ["chrome111", "safari16.4", "firefox128"],
    assetsInlineLimit: 0,
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
          ],
        },
      },
    },
  },
});

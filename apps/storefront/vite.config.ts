import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { messagesPlugin } from "./vite/messages-plugin.ts";

export default defineConfig({
  plugins: [messagesPlugin(), tailwindcss(), reactRouter()],
  build: {
    /** Tailwind's cascade layers and colour functions ask for these; nothing older is served well. */
    target: ["chrome111", "safari16.4", "firefox128"],
    assetsInlineLimit: 0,
  },
});

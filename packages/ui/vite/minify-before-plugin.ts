import { minify } from "@swc/core";
import type { Plugin } from "vite";

/**
 * Minifies each file of the browser's build by SWC, before the bundler's own minifier. Each of the two finds
 * what the other leaves: 1.7 kB less of the menu's first load (decision 95).
 */
export function minifyBeforePlugin(): Plugin {
  return {
    name: "comanda:minify-before",
    apply: "build",
    applyToEnvironment: (environment) => environment.config.consumer === "client",
    renderChunk: {
      // After the other plugins, which read the code as it is written.
      order: "post",
      handler: async (code) => ({ code: await minified(code), map: null }),
    },
  };
}

/** Returns a module's code with the same effects and exports, in fewer characters. */
export async function minified(code: string): Promise<string> {
  const result = await minify(code, {
    module: true,
    compress: { passes: 3 },
    mangle: true,
    ecma: 2020,
    format: { comments: false },
  });
  return result.code;
}

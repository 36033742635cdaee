import type { Plugin } from "vite";

/** The bundler's own module, which each import of a part that is loaded later goes through. */
const HELPER = /^\0vite\/preload-helper\.js$/u;

/**
 * The part's styles are loaded before its code, each once. Parts of the code itself are never in the list: see
 * `modulePreload` in the configuration.
 */
const code = `
const styles = new Map();
function load(path) {
  if (!styles.has(path)) styles.set(path, new Promise((loaded, failed) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = "/" + path;
    link.onload = loaded;
    link.onerror = () => {
      styles.delete(path);
      link.remove();
      failed(Error(link.href));
    };
    document.head.append(link);
  }));
  return styles.get(path);
}
export async function __vitePreload(part, paths) {
  await Promise.all(paths.map(load));
  return part();
}
`;

/**
 * Replaces the bundler's code that loads the styles of later parts by a shorter one: the bundler's also preloads
 * code, reports failures as events, and asks for a nonce, which our pages do not use.
 */
export function preloadPlugin(): Plugin {
  return {
    name: "comanda:preload",
    enforce: "pre",
    apply: "build",
    load: { filter: { id: HELPER }, handler: () => code },
  };
}

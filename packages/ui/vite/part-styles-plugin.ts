import type { Plugin } from "vite";

/** Vite's module that loads the files of a part before its code. */
const id = "\0vite/preload-helper.js";

/**
 * Loads a part's style sheets beside its code. Vite's own function is five times as long: it also preloads
 * scripts, which our parts leave to their imports, and it waits for the styles before it fetches the code.
 */
const code = `
const coming = {};
const addStyles = (file) =>
  coming[file] ??= new Promise((resolve, reject) => {
    const href = "/" + file;
    if (document.querySelector('link[rel=stylesheet][href="' + href + '"]')) return resolve();
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      delete coming[file];
      reject(Error(href + " could not be loaded"));
    };
    document.head.append(link);
  });
export const __vitePreload = async (load, files = []) => {
  const [part] = await Promise.all([load(), ...files.map(addStyles)]);
  return part;
};
`;

/** Makes the build load the parts of an app with the code above. The files that `resolveDependencies` returns may only be styles. */
export function partStylesPlugin(): Plugin {
  return {
    name: "comanda:part-styles",
    apply: "build",
    enforce: "pre",
    load: (moduleId) => (moduleId === id ? { code, moduleType: "js" } : null),
  };
}

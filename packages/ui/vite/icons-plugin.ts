import type { Plugin } from "vite";

const id = "\0comanda:icon";

/**
 * Replaces lucide-react's function that creates icons, with a tenth of its size: the package's own
 * supports colours, sizes and contexts that we do not use. The markup is the same, except for class
 * names.
 */
const code = `
import { createElement } from "react";
const shape = {
  xmlns: "http://www.w3.org/2000/svg",
  width: 24,
  height: 24,
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
};
export default function createIcon({ node }) {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props) => createElement("svg", { ...shape, ...props }, ...parts);
}
`;

/** Matches what the function above does not read of an icon's data; the random keys compress badly. */
const UNREAD = /,\s*key: "\w+"|\b(?:name: "[\w-]+"|size: 24),\s*|^__iconData\.node;$/gmu;

/** Makes lucide-react's icons use the code above, on the server and in the browser. */
export function iconsPlugin(): Plugin {
  return {
    name: "comanda:icons",
    enforce: "pre",
    config: () => ({
      ssr: { noExternal: ["lucide-react"] },
      // In development, Vite's pre-bundled icons would include the package's own function.
      optimizeDeps: { exclude: ["lucide-react"] },
    }),
    resolveId: (source, importer) =>
      source === "../createLucideIcon.mjs" && importer?.includes("/lucide-react/") ? id : null,
    load: (moduleId) => (moduleId === id ? { code, moduleType: "js" } : null),
    transform: (source, moduleId) =>
      /\/lucide-react\/.*\/icons\//u.test(moduleId)
        ? { code: source.replace(UNREAD, ""), map: null }
        : null,
  };
}

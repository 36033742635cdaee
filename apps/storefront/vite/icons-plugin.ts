import type { Plugin } from "vite";

const id = "\0comanda:icon";

/**
 * What every icon of lucide-react is made with, in the tenth of its size: the package's own minds
 * colours, sizes and contexts that nobody here sets. Same markup, but for class names.
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
  return (props) => createElement("svg", { ...shape, ...props }, parts);
}
`;

/** Lets lucide's icons be drawn by the few lines above, on the server as in the browser. */
export function iconsPlugin(): Plugin {
  return {
    name: "comanda:icons",
    enforce: "pre",
    config: () => ({
      ssr: { noExternal: ["lucide-react"] },
      // Packed beforehand, as Vite does while developing, the icons would bring the package's own.
      optimizeDeps: { exclude: ["lucide-react"] },
    }),
    resolveId: (source, importer) =>
      source === "../createLucideIcon.mjs" && importer?.includes("/lucide-react/") ? id : null,
    load: (asked) => (asked === id ? { code, moduleType: "js" } : null),
  };
}

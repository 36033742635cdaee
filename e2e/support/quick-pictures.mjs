// Loaded into the tests' servers before their own modules: they render the demo's 174 pictures before the first
// journey, and WebP at the usual effort takes a third of that time. No journey is about the size of these files; how
// the server renders is held by the tests of apps/api/src/pictures, which do not load this.
import path from "node:path";

// The command that starts the server, under the system's Node, renders nothing.
if (path.basename(process.argv[1] ?? "") === "main.ts") {
  const { default: sharp } = await import("sharp");
  const { webp } = sharp.prototype;
  sharp.prototype.webp = function quickWebp(options) {
    return webp.call(this, { ...options, effort: 0 });
  };
}

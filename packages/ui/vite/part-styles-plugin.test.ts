import { afterEach, expect, test, vi } from "vitest";
import { partStylesPlugin } from "./part-styles-plugin.ts";

type Link = { href: string; onload?: () => void; onerror?: () => void; remove: () => void };
type LoadPart = (load: () => Promise<string>, files?: string[]) => Promise<string>;

afterEach(() => vi.unstubAllGlobals());

/** Evaluates the plugin's module in a page, of which it returns the styles that were added. */
function partLoader(): { loadPart: LoadPart; links: Link[] } {
  const { load } = partStylesPlugin();
  if (typeof load !== "function") throw new Error("The plugin loads no module");
  const module = load.call({} as never, "\0vite/preload-helper.js") as { code: string };
  const links: Link[] = [];
  vi.stubGlobal("document", {
    querySelector: () => null,
    createElement: () => ({ remove: vi.fn() }),
    head: { append: (link: Link) => links.push(link) },
  });
  const body = module.code.replace("export const __vitePreload =", "return");
  return { loadPart: new Function(body)(), links };
}

test("a part waits for its styles, which are asked for once and beside its code", async () => {
  const { loadPart, links } = partLoader();
  const load = vi.fn(async () => "map");
  const parts = Promise.all([
    loadPart(load, ["assets/map.css"]),
    loadPart(load, ["assets/map.css"]),
  ]);
  expect(links.map(({ href }) => href)).toEqual(["/assets/map.css"]);
  expect(load).toHaveBeenCalledTimes(2);
  links[0]?.onload?.();
  expect(await parts).toEqual(["map", "map"]);
});

test("styles that cannot be loaded fail the part, and the next use asks for them again", async () => {
  const { loadPart, links } = partLoader();
  const failing = loadPart(async () => "map", ["assets/map.css"]);
  links[0]?.onerror?.();
  await expect(failing).rejects.toThrow("/assets/map.css could not be loaded");
  const again = loadPart(async () => "map", ["assets/map.css"]);
  links[1]?.onload?.();
  expect(await again).toBe("map");
});

import type { Rolldown } from "vite";
import { expect, test } from "vitest";
import { sharedFile } from "./shared-files.ts";

/** Each module's imports; "await" before a module's name: it is imported when it is needed. */
const imports: Record<string, string[]> = {
  "/entry.ts": ["/text.ts", "await /cart.ts", "await /search.ts"],
  "/cart.ts": ["/i18n/await-lazy-messages.ts", "/price.ts", "/row.ts"],
  "/search.ts": ["/price.ts", "/text.ts", "await /tracking.ts"],
  "/tracking.ts": ["/row.ts"],
  "/row.ts": ["/i18n/await-lazy-messages.ts"],
  "/i18n/await-lazy-messages.ts": [],
  "/price.ts": [],
  "/text.ts": [],
};

const importersOf = (id: string) =>
  Object.keys(imports).filter((each) => imports[each]?.includes(id));

const modules = {
  getModuleInfo: (id: string) => ({
    isEntry: id === "/entry.ts",
    importers: importersOf(id),
    dynamicImporters: importersOf(`await ${id}`),
    importedIds: imports[id] ?? [],
  }),
} as unknown as Rolldown.ChunkingContext;

/** Returns the modules of a shared file that takes the shared modules for which `belongs` is true. */
function shared(belongs: Parameters<typeof sharedFile>[1]): string[] {
  const { name } = sharedFile("shared", belongs);
  if (typeof name !== "function") throw new TypeError("The group has no function for its name");
  return Object.keys(imports).filter((id) => name(id, modules) === "shared");
}

test("a file gets the modules that two parts or more load, directly or by others", () => {
  expect(shared(() => true)).toEqual(["/row.ts", "/price.ts", "/text.ts"]);
});

test("a shared file is chosen by the parts that load its modules, entries and modules imported when needed", () => {
  expect(shared(({ parts }) => parts.includes("/cart.ts"))).toEqual(["/row.ts", "/price.ts"]);
  expect(shared(({ parts }) => parts.includes("/entry.ts"))).toEqual(["/text.ts"]);
});

test("a module waits when each of its parts waits for messages", () => {
  expect(shared(({ waits }) => waits)).toEqual(["/row.ts"]);
});

test("the module that waits for the messages is in no shared file", () => {
  expect(shared(() => true)).not.toContain("/i18n/await-lazy-messages.ts");
});

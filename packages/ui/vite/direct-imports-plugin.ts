import path from "node:path";
import type { Plugin, Rolldown } from "vite";

/** What the bundler says of a file: its name, and the names of the files that it imports. */
type File = Pick<Rolldown.OutputChunk, "fileName" | "imports">;

/**
 * Makes each part that is loaded later import all of its files itself, also those that only its imports
 * import. Without it a browser learns of them level by level: seven round trips for the checkout instead
 * of two (decision 88). `firstParts` names the entries that each page loads: their files are there.
 */
export function directImportsPlugin(firstParts: readonly string[]): Plugin {
  return {
    name: "comanda:direct-imports",
    apply: "build",
    applyToEnvironment: (environment) => environment.config.consumer === "client",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = Object.values(bundle).filter((file) => file.type === "chunk");
        const byName = new Map(files.map((file) => [file.fileName, file]));
        const first = files.filter((file) => file.isEntry && firstParts.includes(file.name));
        if (first.length !== firstParts.length)
          throw new Error(`Not all of ${firstParts.join(", ")} are entries`);
        const known = new Set(first.flatMap((file) => allImports(file, byName)));
        for (const file of files)
          if (file.isEntry || file.isDynamicEntry)
            file.code += importsOf(missingImports(file, byName, known), file);
      },
    },
  };
}

/**
 * Returns the files that a part needs and does not import itself, without those in `known`. They come after its
 * own imports, so that the modules run in the same sequence as before.
 */
export function missingImports(
  part: File,
  byName: ReadonlyMap<string, File>,
  known: ReadonlySet<string>,
): string[] {
  const own = new Set([part.fileName, ...part.imports]);
  return allImports(part, byName).filter((name) => !own.has(name) && !known.has(name));
}

/** Returns a file and all files that it imports, directly or by others, each once. */
function allImports(file: File, byName: ReadonlyMap<string, File>): string[] {
  const found = new Set([file.fileName]);
  // A set's values may grow while they are read.
  for (const name of found) for (const each of byName.get(name)?.imports ?? []) found.add(each);
  return [...found];
}

function importsOf(names: string[], { fileName }: File): string {
  const folder = path.posix.dirname(fileName);
  return names.map((name) => `import"./${path.posix.relative(folder, name)}";`).join("");
}

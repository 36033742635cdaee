import type { Rolldown } from "vite";

/** What the bundler says of the modules. */
type Modules = Rolldown.ChunkingContext;

/** Which parts of an app load a module: entries, and modules that are imported when they are needed. */
export type SharedModule = {
  /** The paths of at least two parts. */
  parts: readonly string[];
  /**
   * Whether each of them needs messages that come later: then the module may be in a file that needs them.
   */
  waits: boolean;
};

/** A module that needs later messages imports one of these, which fetch the messages or also wait for them. */
const WAITING = /\/(?:await|fetch)-\w+-messages\.ts$/u;

/** Modules without a path are the bundler's own; catalogs of messages are loaded one by one. */
const LEFT_ALONE = /^\0|\/(?:await|fetch)-\w+-messages\.ts$|\.json\?messages=/u;

/**
 * Returns a group of the bundler's `codeSplitting`: one file for the modules that `belongs` accepts, of
 * those that several parts of an app share. Without it each set of parts gets its own file, most of them of
 * a few hundred bytes, and a page loads dozens. Groups that come first choose first; a module's imports go
 * with it.
 */
export function sharedFile(
  name: string,
  belongs: (module: SharedModule) => boolean,
): Rolldown.CodeSplittingGroup {
  return {
    name: (id, modules) => {
      if (LEFT_ALONE.test(id)) return null;
      const parts = partsWith(id, modules);
      if (parts.length < 2) return null;
      const waits = parts.every((part) => waitsForMessages(part, modules));
      return belongs({ parts, waits }) ? name : null;
    },
  };
}

/** Returns the parts that load a module with their own code. */
function partsWith(id: string, modules: Modules): string[] {
  return reached(id, (at) => modules.getModuleInfo(at)?.importers ?? []).filter((at) => {
    const info = modules.getModuleInfo(at);
    return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
  });
}

function waitsForMessages(part: string, modules: Modules): boolean {
  const loaded = reached(part, (at) => modules.getModuleInfo(at)?.importedIds ?? []);
  return loaded.some((at) => WAITING.test(at));
}

/** Returns `first` and all that is found from it, each once. */
function reached(first: string, next: (id: string) => readonly string[]): string[] {
  const found = new Set([first]);
  // A set's values may grow while they are read.
  for (const id of found) for (const each of next(id)) found.add(each);
  return [...found];
}

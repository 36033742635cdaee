import path from "node:path";

/** The files that each file of the repository imports, by path. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** Returns the part of the repository to which a file belongs: `apps/api`, `e2e`. */
function partOf(file: string): string {
  const [first = "", second = ""] = file.split("/");
  return first === "apps" || first === "packages" ? `${first}/${second}` : first;
}

/**
 * Returns the circles of folders, sorted: each is a list of folders of one part in which every folder
 * reaches every other by imports. A file belongs to its nearest folder only.
 */
export function folderCircles(imports: Imports): string[][] {
  const next = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    const from = path.posix.dirname(file);
    const found = next.get(from) ?? new Set();
    next.set(from, found);
    for (const target of targets) {
      const to = path.posix.dirname(target);
      if (to !== from && partOf(target) === partOf(file)) found.add(to);
    }
  }
  const reached = new Map([...next.keys()].map((folder) => [folder, reachableFrom(folder, next)]));
  const circleOf = (folder: string) =>
    [...(reached.get(folder) ?? [])].filter((other) => reached.get(other)?.has(folder)).sort();
  const circles = [...next.keys()].map(circleOf).filter((circle) => circle.length > 0);
  return [...new Map(circles.map((circle) => [circle.join(" "), circle])).values()].sort();
}

function reachableFrom(start: string, next: ReadonlyMap<string, Set<string>>): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (const folder of open) {
    for (const other of next.get(folder) ?? []) {
      if (reached.has(other)) continue;
      reached.add(other);
      open.push(other);
    }
  }
  return reached;
}

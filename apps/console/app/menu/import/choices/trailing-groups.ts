import { foldText } from "../../../parts/lists/fold-text.ts";
import { namesOfCell } from "../cells/choice-lists.ts";
import { countOf, type FileGroup } from "../cells/file-groups.ts";
import { nameTranslations } from "../table/language-columns.ts";
import type { Line } from "../table/line.ts";
import { isChoiceKind, isGroupKind } from "./line-kinds.ts";

/** The lines without those of the groups at their end, and these groups by their folded names. */
type TrailingGroups = { lines: Line[]; groups: ReadonlyMap<string, FileGroup> };

/** `Sauce (MG-01)` names the group `Sauce`. */
export const plainGroupName = (name: string): string =>
  foldText(name.replace(/\s*\([^()]*\)\s*$/u, ""));

/**
 * Takes groups with their choices from the end of a table, where dishes above name them: `Modifier group` and `Modifier` say
 * what the lines are. A group that no dish names stays, and is a fault.
 */
export function withTrailingGroups(lines: readonly Line[]): TrailingGroups {
  const first = lines.findIndex(({ cells }) => isOfGroup(cells));
  const tail = first < 1 ? [] : lines.slice(first);
  if (!(isGroupKind(tail[0]?.cells.kind ?? "") && tail.every(({ cells }) => isOfGroup(cells))))
    return { lines: [...lines], groups: new Map() };
  const named = new Set(
    lines
      .slice(0, first)
      .flatMap(({ cells, groupNames = [] }) =>
        [...namesOfCell(cells.choices ?? ""), ...groupNames].map(plainGroupName),
      ),
  );
  const blocks = blocksOf(tail);
  const read = blocks.filter(([head]) => head && named.has(plainGroupName(head.cells.name ?? "")));
  const taken = new Set(read.flat());
  return {
    lines: lines.filter((line) => !taken.has(line)),
    groups: new Map(read.map((block) => groupEntry(block))),
  };
}

const isOfGroup = ({ kind = "" }: Line["cells"]): boolean =>
  isChoiceKind(kind) || isGroupKind(kind);

/** Each group with its choices. */
function blocksOf(tail: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  for (const line of tail) {
    if (isGroupKind(line.cells.kind ?? "")) blocks.push([line]);
    else blocks.at(-1)?.push(line);
  }
  return blocks;
}

function groupEntry([head, ...choices]: readonly Line[]): [string, FileGroup] {
  const { name = "", group_min, group_max } = head?.cells ?? {};
  return [
    plainGroupName(name),
    {
      name,
      texts: nameTranslations(head?.texts, "name"),
      min: countOf(group_min),
      max: countOf(group_max),
      choices: choices.map(({ cells, texts }) => ({
        name: cells.name ?? "",
        texts: nameTranslations(texts, "name"),
        price: cells.price ?? "",
      })),
    },
  ];
}

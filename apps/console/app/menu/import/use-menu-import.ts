import { ApiError } from "@comanda/contract/calls/api-client";
import type { Fault } from "@comanda/contract/calls/problems";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import { useClearWhenOnline } from "@comanda/ui/web/use-online.ts";
import { useMemo, useState } from "react";
import { importApi } from "../../api/office-api.ts";
import { useText } from "../../i18n/text.ts";
import { foldText } from "../../parts/lists/fold-text.ts";
import type { MenuPlace, MenuProduct } from "../data/menu-types.ts";
import { type MenuState, type WriteError, writeError } from "../data/use-edited-menu.ts";
import { diffMenu, type MenuDiff } from "./menu-diff.ts";
import { type ReadOptions, readMenuFile } from "./read-menu-file.ts";
import type { FileMenu, RowFault } from "./table/file-menu.ts";
import { withTranslations } from "./table/with-translations.ts";

export type Rest = "none" | "waits" | "applied";
type ChosenFile = {
  name: string;
  bytes: Uint8Array;
  options: ReadOptions;
  menu: FileMenu;
  /** The ids of the categories that it adds, by their folded names: each request that applies it has the same. */
  newCategories: Map<string, string>;
};

/** A file that was chosen, its differences from the menu, and applying them. */
export function useMenuImport({ companyId, language }: MenuPlace, state: MenuState) {
  const t = useText();
  const { menu } = state;
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [removes, setRemoves] = useState(false);
  const [refused, setRefused] = useState<RowFault[]>([]);
  const [error, setError] = useState<WriteError | null>(null);
  useClearWhenOnline(error === "unreachable", () => setError(null));
  const [busy, setBusy] = useState(false);
  // A file of thousands of dishes is compared once, not at each press.
  const diff = useMemo(() => file && diffMenu(menu, file.menu), [menu, file]);

  const read = async (name: string, bytes: Uint8Array, options: ReadOptions = {}) => {
    setRefused([]);
    setError(null);
    setRemoves(false);
    const fileMenu = await readMenuFile(bytes, name, { ...menu, language }, options);
    setFile({ name, bytes, options, menu: fileMenu, newCategories: new Map() });
  };

  const choose = async (chosen: File) =>
    read(chosen.name, new Uint8Array(await chosen.arrayBuffer()));

  /** Reads the file again with these options; the other options that were chosen stay. */
  const readAs = async (options: ReadOptions) => {
    if (file) await read(file.name, file.bytes, { ...file.options, ...options });
  };

  /** Leaves out the lines that the server refuses. A fault that belongs to no line stops the import. */
  const refuse = (faults: readonly RowFault[]) => {
    setRefused(faults.filter(({ line }) => line === null));
    const ofLines = faults.filter(({ line }) => line !== null);
    if (file && ofLines.length > 0)
      setFile({ ...file, menu: { ...file.menu, faults: [...file.menu.faults, ...ofLines] } });
  };

  const apply = async () => {
    if (!diff || !file || busy) return;
    setBusy(true);
    setError(null);
    setRefused([]);
    try {
      const body = requestOf(diff, removes, state, file.newCategories);
      const { change_id } = await importApi("applyMenu", { params: { companyId }, body });
      if (isWhole(diff, file.menu)) setFile(null);
      await state.refresh();
      if (change_id !== null) state.showDone(t("menu.import.done"), change_id);
    } catch (failure) {
      const faults = rowFaultsOf(failure, diff);
      if (faults.length > 0) refuse(faults);
      else setError(writeError(failure));
      await state.refresh();
    } finally {
      setBusy(false);
    }
  };

  return {
    file,
    diff,
    removes,
    setRemoves,
    error,
    busy,
    choose,
    readAs,
    apply,
    faults: [...(diff?.faults ?? []), ...refused],
    notes: [...(file?.menu.notes ?? []), ...(diff?.notes ?? [])],
    clearError: () => setError(null),
    clear: () => {
      setError(null);
      setFile(null);
    },
  };
}

/** Whether the whole file is imported: no line was left out, and there is no other sheet. */
const isWhole = ({ faults }: MenuDiff, { sheet }: FileMenu): boolean =>
  faults.length === 0 && (sheet?.names.length ?? 1) === 1;

/** How many changes the import sends. */
export const countChanges = (
  { categories, created, changed, missing }: MenuDiff,
  removes: boolean,
): number => categories.length + created.length + changed.length + (removes ? missing.length : 0);

/**
 * What can be done with the lines without a fault of a file that also has lines with one: `waits` where `count`
 * changes can be applied, `applied` where the menu has them already. `none` without a faulty line, and where a
 * fault stops the whole file.
 */
export function restBeside(faults: readonly RowFault[], isStopped: boolean, count: number): Rest {
  const stops = isStopped || faults.some(({ line }) => line === null);
  if (faults.length === 0 || stops) return "none";
  return count > 0 ? "waits" : "applied";
}

/**
 * The request that applies the differences: categories that the menu lacks come first, with the ids of
 * `newCategories`, which gets those that are new.
 */
export function requestOf(
  { categories: translated, created, changed, missing }: MenuDiff,
  removes: boolean,
  { menu }: Pick<MenuState, "menu">,
  newCategories: Map<string, string>,
) {
  const known = new Map(menu.categories.map(({ id, category }) => [foldText(category.name), id]));
  const added = created.filter(({ category }) => !known.has(foldText(category)));
  const byName = Map.groupBy(added, ({ category }) => foldText(category));
  for (const name of byName.keys())
    if (!newCategories.has(name)) newCategories.set(name, randomKey());
  const categories = [...byName].map(([name, dishes]) => ({
    id: newCategories.get(name) ?? "",
    category: { name: dishes[0]?.category ?? "", ...categoryTextsOf(dishes) },
  }));
  for (const { id, category } of categories) known.set(foldText(category.name), id);
  return {
    categories,
    category_changes: translated.map(({ stored: { id, revision, category }, texts }) => ({
      id,
      revision,
      category: withTranslations(category, texts),
    })),
    created: created.map(({ category, product }) => ({
      id: product.id,
      category_id: known.get(foldText(category)) ?? "",
      product,
    })),
    changes: changed.map(({ stored: { id, revision }, product }) => ({ id, revision, product })),
    removed: removes ? missing.map(({ id, revision }: MenuProduct) => ({ id, revision })) : [],
  };
}

/** The names of a new category in other languages: of the rows of its dishes, the last one with a language counts. */
function categoryTextsOf(dishes: MenuDiff["created"]) {
  const translations = Object.assign({}, ...dishes.map((dish) => dish.categoryTexts));
  return Object.keys(translations).length > 0 ? { translations } : {};
}

/** What the server refuses, by the lines of the file. */
const rowFaultsOf = (failure: unknown, diff: MenuDiff): RowFault[] =>
  failure instanceof ApiError ? failure.faults.map((fault) => toRowFault(fault, diff)) : [];

/** Where a fault of the request stands in the file. */
function toRowFault({ path, code, facts }: Fault, { created, changed }: MenuDiff): RowFault {
  const [list, at, , ...field] = path.split(".");
  const rows: { line: number }[] = list === "changes" ? changed : created;
  const line = list === "changes" || list === "created" ? rows[Number(at)]?.line : undefined;
  const column = field.findLast((name) => /^[a-z]/u.test(name)) ?? null;
  return { line: line ?? null, column, kind: "server", value: "", code, facts };
}

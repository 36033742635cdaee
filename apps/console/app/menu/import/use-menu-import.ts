import { ApiError } from "@comanda/contract/calls/api-client";
import type { Fault } from "@comanda/contract/calls/problems";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import { useMemo, useState } from "react";
import { officeApi } from "../../api/office-api.ts";
import { useText } from "../../i18n/text.ts";
import { foldText } from "../../parts/lists/fold-text.ts";
import type { MenuPlace, MenuProduct } from "../data/menu-types.ts";
import { type MenuState, type WriteError, writeError } from "../data/use-edited-menu.ts";
import type { FileMenu, RowFault } from "./file-menu.ts";
import { diffMenu, type MenuDiff } from "./menu-diff.ts";
import { readMenuFile } from "./read-menu-file.ts";

type ChosenFile = { name: string; menu: FileMenu };

/** A file that was chosen, its differences from the menu, and applying them. */
export function useMenuImport({ companyId }: MenuPlace, state: MenuState) {
  const t = useText();
  const { menu } = state;
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [removes, setRemoves] = useState(false);
  const [refused, setRefused] = useState<RowFault[]>([]);
  const [error, setError] = useState<WriteError | null>(null);
  const [busy, setBusy] = useState(false);
  // A file of thousands of dishes is compared once, not at each press.
  const diff = useMemo(() => file && diffMenu(menu, file.menu), [menu, file]);

  const choose = async (chosen: File) => {
    setRefused([]);
    setError(null);
    setRemoves(false);
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    const found = await readMenuFile(bytes, chosen.name, menu);
    setFile({ name: chosen.name, menu: found });
  };

  const apply = async () => {
    if (!diff || busy) return;
    setBusy(true);
    setError(null);
    setRefused([]);
    try {
      const body = requestOf(diff, removes, state);
      const { change_id } = await officeApi("applyMenu", { params: { companyId }, body });
      setFile(null);
      await state.refresh();
      if (change_id !== null) state.showDone(t("menu.import.done"), change_id);
    } catch (failure) {
      const faults = failure instanceof ApiError ? failure.faults : [];
      if (faults.length > 0) setRefused(faults.map((fault) => toRowFault(fault, diff)));
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
    apply,
    faults: [...(diff?.faults ?? []), ...refused],
    clear: () => setFile(null),
  };
}

/** How many changes are sent. */
export const countChanges = ({ created, changed, missing }: MenuDiff, removes: boolean): number =>
  created.length + changed.length + (removes ? missing.length : 0);

function requestOf({ created, changed, missing }: MenuDiff, removes: boolean, { menu }: MenuState) {
  const known = new Map(menu.categories.map(({ id, category }) => [foldText(category.name), id]));
  const added = created
    .map(({ category }) => category)
    .filter((name) => !known.has(foldText(name)));
  const categories = [...Map.groupBy(added, foldText).values()].map(([name = ""]) => ({
    id: randomKey(),
    category: { name },
  }));
  for (const { id, category } of categories) known.set(foldText(category.name), id);
  return {
    categories,
    created: created.map(({ category, product }) => ({
      id: product.id,
      category_id: known.get(foldText(category)) ?? "",
      product,
    })),
    changes: changed.map(({ stored: { id, revision }, product }) => ({ id, revision, product })),
    removed: removes ? missing.map(({ id, revision }: MenuProduct) => ({ id, revision })) : [],
  };
}

/** Where a fault of the request stands in the file. */
function toRowFault({ path, code, facts }: Fault, { created, changed }: MenuDiff): RowFault {
  const [list, at, , ...field] = path.split(".");
  const rows: { line: number }[] = list === "changes" ? changed : created;
  const line = list === "changes" || list === "created" ? rows[Number(at)]?.line : undefined;
  const column = field.findLast((name) => /^[a-z]/u.test(name)) ?? null;
  return { line: line ?? null, column, kind: "server", value: "", code, facts };
}

import { hasPermission } from "@comanda/domain/staff/permissions";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useCompanyPage, useCompanyPath } from "../../layout/company-page.tsx";
import { useAction } from "../../parts/use-action.ts";
import type { MenuCategory } from "../data/menu-types.ts";
import { findProduct } from "../data/menu-view.ts";
import type { MenuState } from "../data/use-edited-menu.ts";
import { CategoryFieldsSheet } from "./category-fields-sheet.tsx";
import { CategorySheet } from "./category-sheet.tsx";
import { CategoryStationSheet } from "./category-station-sheet.tsx";
import { NameSheet } from "./name-sheet.tsx";
import { ProductSheet } from "./product-sheet.tsx";
import { useCategoryFields } from "./use-category-fields.ts";
import { useCategoryStation } from "./use-category-station.ts";
import type { MenuActions } from "./use-menu-actions.ts";
import type { OpenSheet, RowsState } from "./use-row-actions.ts";

type MenuSheetsProps = {
  state: MenuState;
  actions: MenuActions;
  rows: RowsState;
  companyId: string;
  /** The company's language. */
  language: string | null;
};

/** The sheet that is open over the menu, if any. */
export function MenuSheets({ state, actions, rows, companyId, language }: MenuSheetsProps) {
  const path = useCompanyPath();
  const { menu } = state;
  const { sheet } = rows;
  const { member } = useCompanyPage();
  const station = useCategoryStation(companyId);
  const close = () => {
    form.reset();
    station.close();
    rows.closeSheet();
  };
  const form = useCategoryFields(state, actions, close);
  const { category, isGone } = useSheetCategory(menu.categories, sheet);
  if (!sheet) return null;
  if (sheet.kind === "addCategory")
    return <AddCategorySheet menu={menu} actions={actions} onClose={close} />;
  if (sheet.kind === "product") {
    const entry = findProduct(menu, sheet.id);
    if (!entry) return null;
    return (
      <ProductSheet
        key={`${entry.id} ${entry.category.id}`}
        entry={entry}
        menu={menu}
        href={path(`menu/products/${encodeURIComponent(entry.id)}`)}
        onMove={(place) => void actions.moveProduct(entry.id, place)}
        onDuplicate={() => {
          void actions.duplicate(entry.id);
          close();
        }}
        onRemove={() => {
          void actions.remove(entry.id);
          close();
        }}
        onClose={close}
      />
    );
  }
  if (!category) return null;
  if (sheet.kind !== "category") {
    return (
      <CategoryFieldsSheet
        key={`${sheet.kind} ${category.id}`}
        kind={sheet.kind}
        category={category}
        isGone={isGone}
        menu={menu}
        form={form}
        language={language}
        onClose={close}
      />
    );
  }
  if (isGone) return null;
  if (station.printing) {
    return (
      <CategoryStationSheet
        companyId={companyId}
        category={category}
        printing={station.printing}
        onSaved={station.stored}
        onClose={station.close}
      />
    );
  }
  return (
    <CategorySheet
      category={category}
      station={hasPermission(member.role, "settings.write") ? station : null}
      menu={menu}
      onRename={() => rows.openSheet({ kind: "rename", id: category.id })}
      onSellingHours={() => rows.openSheet({ kind: "sellingHours", id: category.id })}
      onTranslate={() => rows.openSheet({ kind: "translations", id: category.id })}
      onMove={(after) => void actions.moveCategory(category, after)}
      onVisible={(visible) => {
        void actions.setAllVisible(category, visible);
        close();
      }}
      onRemove={() => {
        void actions.removeCategory(category);
        close();
      }}
      onClose={close}
    />
  );
}

/**
 * The category of a sheet. Where another member deletes it meanwhile, it is as it was before: a sheet with something
 * typed stays.
 */
function useSheetCategory(categories: readonly MenuCategory[], sheet: OpenSheet | null) {
  const id = sheet && "id" in sheet ? sheet.id : null;
  const found = categories.find((each) => each.id === id);
  const [seen, setSeen] = useState(found);
  if (found && found !== seen) setSeen(found);
  const category = found ?? (seen?.id === id ? seen : undefined);
  return { category, isGone: category !== undefined && !found };
}

type AddCategorySheetProps = { menu: MenuState["menu"]; actions: MenuActions; onClose: () => void };

/** Asks for the name of a new category, and then shows where it stands. */
function AddCategorySheet({ menu, actions, onClose }: AddCategorySheetProps) {
  const t = useText();
  const navigate = useNavigate();
  const [isUnsaved, setUnsaved] = useState(false);
  const { busy, run } = useAction();
  const [id] = useState(randomKey);
  const add = (name: string) =>
    run(async () => {
      const added = await actions.addCategory(id, name);
      setUnsaved(!added);
      if (!added) return;
      onClose();
      await navigate(`#${encodeURIComponent(id)}`);
    });
  return (
    <NameSheet
      title={t("menu.addCategory")}
      name=""
      others={menu.categories.map((each) => each.category.name)}
      failure={isUnsaved ? t("menu.fault.nameNotSaved") : null}
      busy={busy}
      onSave={(name) => void add(name)}
      onClose={onClose}
    />
  );
}

import { ApiError } from "@comanda/contract/calls/api-client";
import type { StaffMenu } from "@comanda/contract/menu/menu-parts";
import type { Currency } from "@comanda/domain/money/cents";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import { useRef, useState } from "react";
import { officeApi } from "../../../api/office-api.ts";
import { useChanges } from "../../../api/use-changes.ts";
import { deleteAddedProducts } from "../../../parts/saving/delete-added-products.ts";
import { useCreateOnce } from "../../../parts/saving/use-create-once.ts";
import {
  type DishRow,
  dishesByPart,
  dishFaults,
  filledRows,
  newRow,
  requestOf,
} from "./dish-rows.ts";
import { pasteRows } from "./pasted-rows.ts";
import { type RefusedDishes, stillRefusedDishes } from "./refused-dish.ts";

/** The rows that are shown at first; more come by a press. */
const FIRST_ROWS = 3;
const emptyRows = () => Array.from({ length: FIRST_ROWS }, () => newRow());

type Options = {
  companyId: string;
  currency: Currency;
  initial: StaffMenu;
  /** The name that the first part of the menu begins with. */
  firstCategory: string;
};

/** The dishes that are being typed, and those that are on the menu. */
export function useDishRows({ companyId, currency, initial, firstCategory }: Options) {
  const params = { companyId };
  const [menu, setMenu] = useState(initial);
  const [rows, setRows] = useState<readonly DishRow[]>(emptyRows);
  const [category, setCategory] = useState({
    name: initial.categories.at(-1)?.category.name ?? firstCategory,
    newId: randomKey(),
  });
  const [submitted, setSubmitted] = useState(false);
  const [refused, setRefused] = useState<RefusedDishes | null>(null);
  const { run, busy, error, clearError } = useChanges();
  /** The ids of the dishes that were sent last. */
  const sent = useRef<string[]>([]);
  const createOnce = useCreateOnce(() => deleteAddedProducts(companyId, sent.current));
  const filled = filledRows(rows);
  const faults = submitted ? dishFaults(rows, currency) : {};
  const isCategoryMissing = dishesByPart(rows, category).some(
    ({ part }) => part.name.trim() === "",
  );

  const change = (next: readonly DishRow[]) => {
    setRows(next);
    clearError();
  };
  const send = async () => {
    const body = requestOf(rows, category, menu, currency);
    try {
      return await createOnce(body, () => {
        sent.current = body.created.map(({ id }) => id);
        return officeApi("applyMenu", { params, body });
      });
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.faults.length === 0) throw failure;
      setRefused({ faults: failure.faults, sent: body });
      return null;
    }
  };

  return {
    menu,
    rows,
    category,
    faults,
    refused: refused && stillRefusedDishes(refused, requestOf(rows, category, menu, currency)),
    busy,
    error,
    currency,
    isDirty: filled.length > 0,
    isRefused: Object.keys(faults).length > 0 || (submitted && isCategoryMissing),
    isCategoryMissing: submitted && isCategoryMissing,
    setName: (key: string, name: string) =>
      change(rows.map((row) => (row.key === key ? { ...row, name } : row))),
    setPrice: (key: string, price: string) =>
      change(rows.map((row) => (row.key === key ? { ...row, price } : row))),
    /** Renames the part of the menu that begins with a row. */
    setPart: (key: string, name: string) =>
      change(
        rows.map((row) => (row.key === key ? { ...row, part: { name, newId: randomKey() } } : row)),
      ),
    /** Puts a pasted list into rows from this one on; false for a text of one line. */
    paste: (key: string, text: string): boolean => {
      const pasted = pasteRows(rows, key, text, currency);
      if (!pasted) return false;
      if (pasted.firstPart) setCategory(pasted.firstPart);
      change(pasted.rows);
      return true;
    },
    add: () => change([...rows, newRow()]),
    // A category with another name is another one.
    setCategory: (name: string) => setCategory({ name, newId: randomKey() }),
    /** Resolves to whether the typed dishes are on the menu; empty rows add nothing. */
    save: async (): Promise<boolean> => {
      setSubmitted(true);
      setRefused(null);
      if (Object.keys(dishFaults(rows, currency)).length > 0 || isCategoryMissing) return false;
      if (filled.length === 0) return true;
      if (!(await run(send))) return false;
      setRows(emptyRows());
      setSubmitted(false);
      const fresh = await officeApi("readMenu", { params }).catch(() => null);
      if (fresh) setMenu(fresh);
      return true;
    },
  };
}

export type DishRows = ReturnType<typeof useDishRows>;

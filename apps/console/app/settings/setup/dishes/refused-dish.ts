import type { Fault } from "@comanda/contract/calls/problems";
import { isStillRefused } from "../../../parts/saving/still-refused.ts";
import type { requestOf } from "./dish-rows.ts";

type Request = ReturnType<typeof requestOf>;

/** What the server found wrong with a request. */
export type RefusedDishes = { faults: readonly Fault[]; sent: Request };

/** What is wrong with the name and with the price of a dish. */
type RefusedFields = { name?: Fault; price?: Fault };

/**
 * The faults as long as the fields that they name are as they were sent: those of a name or a price by the key of their row,
 * and the others. A row is found by its id, because one above may be emptied meanwhile.
 */
export function stillRefusedDishes(
  { faults, sent }: RefusedDishes,
  now: Request,
): { byRow: Readonly<Record<string, RefusedFields>>; others: Fault[] } {
  const [before, after] = [withKeys(sent), withKeys(now)];
  const byRow: Record<string, RefusedFields> = {};
  const others: Fault[] = [];
  for (const fault of faults) {
    const { list, id, path } = placeOf(fault, sent);
    if (!isStillRefused(path, before, after)) continue;
    const field = list === "created" && id ? fieldOf(path) : null;
    if (field && id) byRow[id] = { ...byRow[id], [field]: fault };
    else others.push(fault);
  }
  return { byRow, others };
}

/** Where a fault is, by the id of its row in place of its number. */
function placeOf({ path }: Fault, sent: Request) {
  const [list = "", at, ...rest] = path.split(".");
  const rows: readonly { id: string }[] =
    list === "created" || list === "categories" ? sent[list] : [];
  const id = rows[Number(at)]?.id;
  return { list, id, path: id === undefined ? path : [list, id, ...rest].join(".") };
}

const fieldOf = (path: string): keyof RefusedFields | null => {
  if (path.endsWith(".product.name")) return "name";
  return path.endsWith(".price") ? "price" : null;
};

const withKeys = ({ categories, created, ...rest }: Request) => ({
  ...rest,
  categories: categories.map((each) => ({ ...each, key: each.id })),
  created: created.map((each) => ({ ...each, key: each.id })),
});

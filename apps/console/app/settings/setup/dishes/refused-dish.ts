import type { Fault } from "@comanda/contract/calls/problems";
import { isStillRefused } from "../../../parts/saving/still-refused.ts";
import type { requestOf } from "./dish-rows.ts";

type Request = ReturnType<typeof requestOf>;

/** What the server found wrong with a request. */
export type RefusedDishes = { fault: Fault; sent: Request };

/**
 * The fault as long as the field that it names is as it was sent. It is found by its row's id, because a row
 * above may be emptied meanwhile.
 */
export function stillRefusedDish({ fault, sent }: RefusedDishes, now: Request): Fault | null {
  const path = fault.path.replace(
    /^(created|categories)\.(\d+)/u,
    (place, list: "created" | "categories", at: string) => {
      const row = sent[list][Number(at)];
      return row ? `${list}.${row.id}` : place;
    },
  );
  return isStillRefused(path, withKeys(sent), withKeys(now)) ? fault : null;
}

const withKeys = ({ categories, created, ...rest }: Request) => ({
  ...rest,
  categories: categories.map((each) => ({ ...each, key: each.id })),
  created: created.map((each) => ({ ...each, key: each.id })),
});

import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import type { ModifierSign } from "@comanda/domain/menu/modifier-sign";

type Line = Pick<StaffOrder["lines"][number], "variant_name" | "modifiers" | "guest">;

/** A row below a dish: what is chosen, all on one row, or one thing that is left out or added. */
export type LineRow = { sign: ModifierSign; names: string[] };

/**
 * The rows below a dish: whose it is in a shared cart, variant and choices first, then each extra and each
 * thing to leave out.
 */
export function lineRows({ guest, variant_name, modifiers }: Line): LineRow[] {
  const named = modifiers.map(({ name, quantity, sign }) => ({
    sign,
    name: quantity > 1 ? `${quantity} × ${name}` : name,
  }));
  const choices = named.filter(({ sign }) => sign === "choice").map(({ name }) => name);
  const whose = guest && `@ ${guest}`;
  const chosen = [whose, variant_name, ...choices].filter((name) => !!name) as string[];
  const rest = named
    .filter(({ sign }) => sign !== "choice")
    .map(({ sign, name }) => ({ sign, names: [name] }));
  return chosen.length > 0 ? [{ sign: "choice", names: chosen }, ...rest] : rest;
}

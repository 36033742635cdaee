import type { Problem } from "@comanda/contract/calls/problems";

/** Who saved the other version: this account in another window, or a member by name. */
export type ChangeAuthor = { isYou: boolean; name: string | null };

/** The author by a refusal `…_changed`; a refusal that does not say has none. */
export function changeAuthor({ changed }: Pick<Partial<Problem>, "changed">): ChangeAuthor {
  return { isYou: changed?.by_you === true, name: changed?.by ?? null };
}

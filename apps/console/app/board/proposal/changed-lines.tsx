import type { StaffProposal } from "@comanda/contract/staff/staff-order";
import { useText } from "../../i18n/text.ts";

/** The lines of a proposal in words: how many of which dish, and what is left out. */
export function ChangedLines({ lines }: { lines: StaffProposal["lines"] }) {
  const t = useText();
  return (
    <ul className="flex flex-col gap-0.5">
      {lines.map(({ position, name: dish, variant_name, quantity_before, quantity_after }) => {
        const name = variant_name ? `${dish} · ${variant_name}` : dish;
        const values = { name, before: quantity_before, after: quantity_after };
        return (
          <li key={position} className="text-md wrap-anywhere">
            {t(quantity_after === 0 ? "board.change.gone" : "board.change.fewer", values)}
          </li>
        );
      })}
    </ul>
  );
}

import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { type ModifierSign, modifierSign } from "../words/modifier-sign.ts";
import { GuestComment } from "./guest-comment.tsx";

type Line = StaffOrder["lines"][number];
type Modifier = Line["modifiers"][number];

type LineBodyProps = { line: Line; done?: boolean; tall?: boolean };

/** A dish with its variant, modifiers and comment. `tall` lines up with a taller box beside it. */
export function LineBody({ line, done = false, tall = false }: LineBodyProps) {
  return (
    <div className="min-w-0 flex-1 wrap-anywhere">
      <p
        className={classNames(
          "text-lg font-bold",
          tall ? "leading-10" : "leading-7",
          done && "text-muted line-through decoration-2",
        )}
      >
        <bdi>{line.name}</bdi>
        {line.variant_name && <bdi className="font-normal">{`, ${line.variant_name}`}</bdi>}
      </p>
      {line.modifiers.length > 0 && (
        <ul className="text-board leading-6">
          {line.modifiers.map((modifier) => (
            <ModifierRow key={modifier.modifier_id} modifier={modifier} />
          ))}
        </ul>
      )}
      {line.comment && <GuestComment>{line.comment}</GuestComment>}
    </div>
  );
}

const signs: Record<ModifierSign, { text: string; classes: string } | null> = {
  without: { text: "−", classes: "text-danger" },
  extra: { text: "+", classes: "text-positive" },
  choice: null,
};

function ModifierRow({ modifier }: { modifier: Modifier }) {
  const kind = modifierSign(modifier.name, modifier.unit_price);
  const sign = signs[kind];
  return (
    <li className={classNames("flex items-baseline gap-1.5", kind === "without" && "font-bold")}>
      {sign && (
        <span
          aria-hidden="true"
          className={`w-3.5 flex-none text-center font-bold ${sign.classes}`}
        >
          {sign.text}
        </span>
      )}
      <span>
        {modifier.quantity > 1 && <b>{modifier.quantity} × </b>}
        <bdi>{modifier.name}</bdi>
      </span>
    </li>
  );
}

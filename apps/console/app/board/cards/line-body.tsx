import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import type { ModifierSign } from "@comanda/domain/menu/modifier-sign";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { Fragment } from "react";
import { type LineRow, lineRows } from "../words/line-rows.ts";
import { GuestComment } from "./guest-comment.tsx";

type LineBodyProps = {
  line: StaffOrder["lines"][number];
  done?: boolean;
  /** Lines up with a taller box beside it. */
  tall?: boolean;
};

/** A dish with its variant, modifiers and comment. */
export function LineBody({ line, done = false, tall = false }: LineBodyProps) {
  const rows = lineRows(line);
  return (
    <div className="min-w-0 flex-1 wrap-anywhere">
      <p
        className={classNames(
          "text-lg leading-7 font-bold",
          tall && "py-1.5",
          done && "text-muted line-through decoration-2",
        )}
      >
        <bdi>{line.name}</bdi>
      </p>
      {rows.length > 0 && (
        <ul className={classNames("text-board leading-6", tall && "-mt-1.5 pb-1")}>
          {rows.map((row) => (
            <Row key={row.names.join()} row={row} />
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

function Row({ row }: { row: LineRow }) {
  const sign = signs[row.sign];
  return (
    <li
      className={classNames("flex items-baseline gap-1.5", row.sign === "without" && "font-bold")}
    >
      {sign && (
        <span
          aria-hidden="true"
          className={`w-3.5 flex-none text-center font-bold ${sign.classes}`}
        >
          {sign.text}
        </span>
      )}
      <span>
        {row.names.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && " · "}
            <bdi>{name}</bdi>
          </Fragment>
        ))}
      </span>
    </li>
  );
}

import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { LineBody } from "./line-body.tsx";

type Line = StaffOrder["lines"][number];

/** The lines of an order as the kitchen reads them. */
export function OrderLines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="mt-2 flex flex-col gap-1.5 border-t border-line pt-2">
      {lines.map((line) => (
        <li key={line.position} className="flex gap-2.5">
          <Quantity>{line.quantity}</Quantity>
          <LineBody line={line} />
        </li>
      ))}
    </ul>
  );
}

/** How many of a dish; more than one is inverted, so that it is not overlooked. */
export function Quantity({ children }: { children: number }) {
  const look = children > 1 ? "bg-inverse text-inverse-ink" : "bg-well text-ink";
  return (
    <span
      className={`grid h-7 min-w-7 flex-none place-items-center rounded-s px-1 text-board font-bold ${look}`}
    >
      {children}
    </span>
  );
}

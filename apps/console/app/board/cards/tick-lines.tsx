import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import Check from "lucide-react/icons/check";
import { useBoard } from "../context/board-context.tsx";
import { LineBody } from "./line-body.tsx";
import { useTicks } from "./use-ticks.ts";

/** The lines of an order, each a button that ticks it off on this device. */
export function TickLines({ order }: { order: StaffOrder }) {
  const { store } = useBoard();
  const { ticked, toggle } = useTicks(order.id);
  const orderIds = () => new Set(store.getSituation().board.orders.keys());
  return (
    <ul className="relative mt-2 flex flex-col border-t border-line pt-1">
      {order.lines.map((line) => {
        const done = ticked.includes(line.position);
        return (
          <li key={line.position}>
            <button
              type="button"
              aria-pressed={done}
              onClick={() => toggle(line.position, orderIds())}
              className="flex min-h-12 w-full items-start gap-2.5 py-1 text-start"
            >
              <span
                className={classNames(
                  "grid h-10 min-w-10 flex-none place-items-center rounded-[10px] px-1 text-lg font-bold",
                  boxLook(done, line.quantity),
                )}
              >
                {done ? <Check aria-hidden="true" className="size-6" /> : line.quantity}
              </span>
              <LineBody line={line} done={done} tall />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function boxLook(done: boolean, quantity: number): string {
  if (done) return "bg-positive-soft text-positive";
  return quantity > 1 ? "bg-inverse text-inverse-ink" : "bg-well text-ink";
}

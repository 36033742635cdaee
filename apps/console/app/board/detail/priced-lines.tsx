import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { useMoneyText } from "../../parts/orders/money-text.ts";
import { LineBody } from "../cards/line-body.tsx";
import { Quantity } from "../cards/order-lines.tsx";

/** The lines of an order with their prices, where the member sees them. */
export function PricedLines({ order }: { order: StaffOrder }) {
  const moneyText = useMoneyText();
  return (
    <ul className="flex flex-col gap-2">
      {order.lines.map((line) => (
        <li key={line.position} className="flex flex-wrap gap-x-2.5">
          <Quantity>{line.quantity}</Quantity>
          <div className="flex min-w-0 flex-[1_1_9rem]">
            <LineBody line={line} />
          </div>
          {line.total !== null && (
            <span className="ms-auto leading-7 text-md">{moneyText(line.total, order)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

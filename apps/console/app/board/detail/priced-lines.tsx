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
        <li key={line.position} className="flex gap-2.5">
          <Quantity>{line.quantity}</Quantity>
          <LineBody line={line} />
          {line.total !== null && (
            <span className="flex-none leading-7 text-md">{moneyText(line.total, order)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

import { isRecord } from "@comanda/contract/fields/is-record";

/** The lines of orders that a kitchen has ticked off, by order id; positions of lines. */
export type Ticks = Readonly<Record<string, readonly number[]>>;

/** The ticks with one line of an order ticked, or not ticked any more. */
export function toggleTick(ticks: Ticks, orderId: string, position: number): Ticks {
  const ticked = ticks[orderId] ?? [];
  const next = ticked.includes(position)
    ? ticked.filter((each) => each !== position)
    : [...ticked, position];
  return { ...ticks, [orderId]: next };
}

/** The ticks of the orders that are still on the board, so that they do not grow for ever. */
export function pruneTicks(ticks: Ticks, orderIds: ReadonlySet<string>): Ticks {
  return Object.fromEntries(Object.entries(ticks).filter(([id]) => orderIds.has(id)));
}

/** Reads ticks from saved text; empty where it is missing or has another form. */
export function parseTicks(saved: string | null): Ticks {
  try {
    const value: unknown = JSON.parse(saved ?? "{}");
    if (!isRecord(value)) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, number[]] => isPositions(entry[1])),
    );
  } catch {
    return {};
  }
}

const isPositions = (ticked: unknown): ticked is number[] =>
  Array.isArray(ticked) && ticked.every((each) => Number.isInteger(each));

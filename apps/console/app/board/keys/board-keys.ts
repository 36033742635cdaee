import { toLatinDigits } from "@comanda/domain/text/digits";

/** What a key does on the board. */
export type KeyCommand =
  | { kind: "pick"; index: number }
  | { kind: "move"; to: "next" | "previous" | "nextLane" | "previousLane" }
  | { kind: "press"; what: "accept" | "advance" | "open" }
  | { kind: "refuse" }
  | { kind: "search" }
  | { kind: "help" };

/** The used members of a keyboard event. */
export type PressedKey = Pick<
  KeyboardEvent,
  "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "repeat"
>;

const moves = {
  ArrowDown: "next",
  ArrowUp: "previous",
  ArrowRight: "nextLane",
  ArrowLeft: "previousLane",
} as const;

/**
 * The command of a key; null where the board has none. Arrows follow the direction of reading. A key
 * that is held down moves the focus on, and does nothing else twice.
 */
export function keyCommand(pressed: PressedKey, direction: "ltr" | "rtl"): KeyCommand | null {
  const { key } = pressed;
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  if (pressed.repeat && !(key in moves)) return null;
  const sign = signOf(pressed);
  if (/^[1-9]$/u.test(sign)) return { kind: "pick", index: Number(sign) - 1 };
  if (key in moves) return { kind: "move", to: moveOf(key as keyof typeof moves, direction) };
  switch (sign) {
    case "a":
      return { kind: "press", what: "accept" };
    case "n":
      return { kind: "press", what: "advance" };
    case "o":
      return { kind: "press", what: "open" };
    case "r":
      return { kind: "refuse" };
    case "/":
      return { kind: "search" };
    case "?":
      return { kind: "help" };
    default:
      return null;
  }
}

/**
 * The sign of a key as the board's list names it. Where a key types another sign, as on Arabic keyboards and in
 * the row of digits on French ones, it is what a Latin keyboard has in its place.
 */
function signOf({ key, code }: PressedKey): string {
  const sign = toLatinDigits(key).toLowerCase();
  if (sign === "؟") return "?";
  if (/^[a-z\d/?]$/u.test(sign) || key.length > 1) return sign;
  return (/^(?:Key|Digit)(.)$/u.exec(code)?.[1] ?? sign).toLowerCase();
}

function moveOf(key: keyof typeof moves, direction: "ltr" | "rtl") {
  if (direction === "rtl" && key === "ArrowRight") return moves.ArrowLeft;
  if (direction === "rtl" && key === "ArrowLeft") return moves.ArrowRight;
  return moves[key];
}

/** The cards of the board by lane, and the one with the focus. */
export type CardGrid = { lanes: readonly (readonly string[])[]; focused: string | null };

/** The order whose card gets the focus by a command; null where there is none. */
export function cardToFocus(grid: CardGrid, command: KeyCommand): string | null {
  const { lanes, focused } = grid;
  const lane = lanes.findIndex((ids) => focused !== null && ids.includes(focused));
  if (command.kind === "pick") return (lanes[Math.max(0, lane)] ?? [])[command.index] ?? null;
  if (command.kind !== "move") return null;
  if (lane < 0 || focused === null) return lanes.flat()[0] ?? null;
  const row = lanes[lane]?.indexOf(focused) ?? 0;
  if (command.to === "next") return lanes[lane]?.[row + 1] ?? focused;
  if (command.to === "previous") return lanes[lane]?.[row - 1] ?? focused;
  const beside = command.to === "nextLane" ? lanes.slice(lane + 1) : lanes.slice(0, lane).reverse();
  const target = beside.find((ids) => ids.length > 0) ?? [];
  return target[Math.min(row, target.length - 1)] ?? focused;
}

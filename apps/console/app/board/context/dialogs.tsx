import { createContext, type ReactNode, useContext, useState } from "react";

/** A sheet over the board: it belongs to an order, or to the whole board. */
export type BoardDialog =
  | { kind: "refuse" | "cancel" | "pay" | "change"; orderId: string }
  | { kind: "keys" }
  | { kind: "search" };

type Dialogs = { dialog: BoardDialog | null; show: (dialog: BoardDialog | null) => void };

const DialogsContext = createContext<Dialogs>({ dialog: null, show: () => undefined });

/** Holds which sheet is open over the board, one at a time. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const [dialog, show] = useState<BoardDialog | null>(null);
  return <DialogsContext value={{ dialog, show }}>{children}</DialogsContext>;
}

/** The sheet that is open over the board, and a function that opens one or closes it. */
export function useDialogs(): Dialogs {
  return useContext(DialogsContext);
}

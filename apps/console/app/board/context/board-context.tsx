import type { Board } from "@comanda/contract/staff/order-board-schemas";
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { counterApi } from "../../api/counter-api.ts";
import { openBoardSocket } from "../connection/open-board-socket.ts";
import { BoardRuntime } from "../runtime/board-runtime.ts";
import type { BoardSituation } from "../runtime/board-store.ts";
import type { Shift } from "../runtime/shift.ts";
import { freezeWhilePressed } from "./freeze-while-pressed.ts";
import { useStartedShift } from "./use-started-shift.ts";
import { useWakeUps } from "./use-wake-ups.ts";

const RuntimeContext = createContext<BoardRuntime | null>(null);
const ShiftContext = createContext<Shift | null>(null);

type BoardProviderProps = {
  companyId: string;
  /** The board that the page came with; null where another page of the company was opened first. */
  initial: Board | null;
  children: ReactNode;
};

/** Follows the board of a company on all of its pages, so that new orders ring on each of them. */
export function BoardProvider({ companyId, initial, children }: BoardProviderProps) {
  const [runtime] = useState(
    () =>
      new BoardRuntime({
        companyId,
        initial,
        call: counterApi,
        openSocket: () => openBoardSocket(companyId),
        clock: () => Date.now(),
      }),
  );
  const shift = useStartedShift(runtime);
  useEffect(() => {
    runtime.start();
    return () => runtime.stop();
  }, [runtime]);
  useWakeUps(runtime);
  useEffect(() => freezeWhilePressed(window, runtime.store), [runtime]);
  return (
    <RuntimeContext value={runtime}>
      <ShiftContext value={shift}>{children}</ShiftContext>
    </RuntimeContext>
  );
}

/** The board of the page's company. Throws outside the pages of a company. */
export function useBoard(): BoardRuntime {
  const runtime = useContext(RuntimeContext);
  if (!runtime) throw new Error("Only pages of a company have a board");
  return runtime;
}

/** The shift of this device. Throws outside the pages of a company. */
export function useShift(): Shift {
  const shift = useContext(ShiftContext);
  if (!shift) throw new Error("Only pages of a company have a board");
  return shift;
}

/**
 * A part of the board's state, as the screen shows it. `select` must return the same value for the same
 * state: no new object or list.
 */
export function useSituation<Part>(select: (situation: BoardSituation) => Part): Part {
  const { store } = useBoard();
  const read = () => select(store.getShown());
  return useSyncExternalStore(store.subscribeToShown, read, read);
}

import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { useSituation } from "../context/board-context.tsx";
import { slowdownsAt } from "../state/slowdowns.ts";

const loadLine = async () => (await import("./slowdown-line.tsx")).SlowdownLine;

/** The line of pauses and longer waits, while there are any; most boards need its code never. */
export function SlowdownStrip() {
  const isSlower = useSituation(({ board, now }) => slowdownsAt(board.facts, now).length > 0);
  return isSlower && <LazyPart load={loadLine} props={{}} />;
}

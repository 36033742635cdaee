import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { useSituation } from "../context/board-context.tsx";
import { slowdownsAt } from "../state/slowdowns.ts";

const loadLine = async () => (await import("./slowdown-line.tsx")).SlowdownLine;

/** The line of pauses and longer waits, while there are any. It has its place before its code has come, which most boards need never. */
export function SlowdownStrip() {
  const isSlower = useSituation(({ board, now }) => slowdownsAt(board.facts, now).length > 0);
  return (
    isSlower && (
      <div className="flex min-h-12 flex-none flex-col border-b border-line bg-warning-soft">
        <LazyPart load={loadLine} props={{}} />
      </div>
    )
  );
}

import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { withMessages } from "../../i18n/later-messages.ts";

const loadBoard = withMessages(async () => (await import("./error-board.tsx")).ErrorBoard);

/** `ErrorBoard`, which is loaded after the error: signing in needs no board. */
export function LazyErrorBoard({ companyId }: { companyId: string }) {
  return <LazyPart key={companyId} load={loadBoard} props={{ companyId }} />;
}

import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { withMessages } from "../../i18n/later-messages.ts";
import { useSituation } from "../context/board-context.tsx";
import type { SessionEndPlace } from "./session-end-notice.tsx";

const loadNotice = withMessages(
  async () => (await import("./session-end-notice.tsx")).SessionEndNotice,
);

/** Says that the member's session or access has ended; nothing while it lasts. Its code is loaded then. */
export function SessionEnd({ place }: { place: SessionEndPlace }) {
  const isOver = useSituation(({ connection }) => connection.phase === "ended");
  return isOver && <LazyPart load={loadNotice} props={{ place }} />;
}

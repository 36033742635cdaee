import { classNames } from "@comanda/ui/controls/class-names.ts";
import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { withLaterMessages } from "../i18n/with-later-messages.ts";

const loadTableCalls = withLaterMessages(
  async () => (await import("./table-calls.tsx")).TableCalls,
);

/** `TableCalls`, whose code is loaded after the page; its place is kept free until then. */
export function LazyTableCalls({ qrId, className }: { qrId: string; className?: string }) {
  return (
    <div className={classNames("min-h-11", className)}>
      <LazyPart load={loadTableCalls} props={{ qrId }} />
    </div>
  );
}

import type { PausedServiceType } from "../../../company/company-site.tsx";
import { usePauseEndText } from "../../../ordering/use-pause-end-text.ts";
import { useServiceTypeName } from "../../../ordering/use-service-type-name.ts";

/** Shows the paused service types, each with the end of its pause. */
export function PauseList({ pauses }: { pauses: readonly PausedServiceType[] }) {
  const typeName = useServiceTypeName();
  const endText = usePauseEndText();
  return (
    <ul className="rounded-m border border-line">
      {pauses.map(({ type, until }) => (
        <li
          key={type}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-4 py-3 last:border-0"
        >
          <span className="font-bold">{typeName(type)}</span>
          <span className="tabular text-muted">{endText(until)}</span>
        </li>
      ))}
    </ul>
  );
}

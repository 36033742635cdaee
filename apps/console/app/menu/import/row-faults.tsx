import { useText } from "../../i18n/text.ts";
import { serverFaultText } from "../../parts/forms/server-fault-text.ts";
import type { RowFault } from "./file-menu.ts";

const MAX_SHOWN = 50;

/** What is wrong with a file, by line and column. */
export function RowFaults({ faults }: { faults: readonly RowFault[] }) {
  const t = useText();
  return (
    <section
      role="alert"
      className="flex flex-col gap-2 rounded-m border border-danger bg-danger-soft p-4"
    >
      <h2 className="text-md font-bold text-danger">
        {t("menu.import.faults", { count: faults.length })}
      </h2>
      <ul className="flex flex-col gap-1 text-md">
        {faults.slice(0, MAX_SHOWN).map((fault) => {
          const { line, column, kind, value } = fault;
          const place = [
            line !== null && t("menu.import.line", { line }),
            column !== null && t("menu.import.column", { column }),
          ].filter(Boolean);
          return (
            <li key={JSON.stringify(fault)} className="wrap-anywhere">
              {place.length > 0 && <b>{place.join(", ")}: </b>}
              {kind === "server"
                ? serverFaultText(t, fault)
                : t(`menu.import.fault.${kind}`, { value })}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

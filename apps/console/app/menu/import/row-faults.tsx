import { useText } from "../../i18n/text.ts";
import { serverFaultText } from "../../parts/forms/server-fault-text.ts";
import { LongList } from "../../parts/lists/long-list.tsx";
import type { RowFault } from "./file-menu.ts";

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
      <LongList
        label={t("menu.import.faults", { count: faults.length })}
        rows={faults}
        keyOf={(fault) => JSON.stringify(fault)}
        rowClassName="pb-1 text-md wrap-anywhere"
      >
        {(fault) => <FaultText fault={fault} />}
      </LongList>
    </section>
  );
}

/** Where a fault stands, and what it is. */
function FaultText({ fault }: { fault: RowFault }) {
  const t = useText();
  const { line, column, kind, value } = fault;
  const place = [
    line !== null && t("menu.import.line", { line }),
    column !== null && t("menu.import.column", { column }),
  ].filter(Boolean);
  const isUnpriced = kind === "price" && value === "";
  const text = isUnpriced ? t("menu.fault.priceMissing") : null;
  return (
    <>
      {place.length > 0 && <b>{place.join(", ")}: </b>}
      {text ??
        (kind === "server" ? serverFaultText(t, fault) : t(`menu.import.fault.${kind}`, { value }))}
    </>
  );
}

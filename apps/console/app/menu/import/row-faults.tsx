import { useText } from "../../i18n/text.ts";
import { serverFaultText } from "../../parts/forms/server-fault-text.ts";
import { LongList } from "../../parts/lists/long-list.tsx";
import type { FileMenu, RowFault } from "./file-menu.ts";

type RowFaultsProps = {
  faults: readonly RowFault[];
  /** How the file calls the columns. */
  titles: FileMenu["titles"];
};

/** What is wrong with a file, by line and column. */
export function RowFaults({ faults, titles = {} }: RowFaultsProps) {
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
        {(fault) => <FaultText fault={fault} title={titles[fault.column ?? ""] ?? fault.column} />}
      </LongList>
    </section>
  );
}

/** Where a fault stands, and what it is. */
function FaultText({ fault, title }: { fault: RowFault; title: string | null }) {
  const t = useText();
  const { line, kind, value } = fault;
  const place = [
    line !== null && t("menu.import.line", { line }),
    title !== null && t("menu.import.column", { column: title }),
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

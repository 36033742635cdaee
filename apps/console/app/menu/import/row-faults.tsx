import { classNames } from "@comanda/ui/controls/class-names.ts";
import { useText } from "../../i18n/text.ts";
import { serverFaultText } from "../../parts/forms/server-fault-text.ts";
import { LongList } from "../../parts/lists/long-list.tsx";
import type { FileMenu, RowFault } from "./file-menu.ts";

type RowFaultsProps = {
  faults: readonly RowFault[];
  /** How the file calls the columns. */
  titles: FileMenu["titles"];
  /** Whether the rest of the file can be applied without these lines. */
  canLeaveOut: boolean;
};

/** What is wrong with a file, by line and column. */
export function RowFaults({ faults, titles = {}, canLeaveOut }: RowFaultsProps) {
  const t = useText();
  const title = t(canLeaveOut ? "menu.import.leftOut" : "menu.import.faults", {
    count: faults.length,
  });
  return (
    <section
      role="alert"
      className={classNames(
        "flex flex-col gap-2 rounded-m border p-4",
        canLeaveOut ? "border-warning bg-warning-soft" : "border-danger bg-danger-soft",
      )}
    >
      <h2 className={classNames("text-md font-bold", canLeaveOut ? "text-warning" : "text-danger")}>
        {title}
      </h2>
      {canLeaveOut && <p className="text-md wrap-anywhere">{t("menu.import.leftOutHint")}</p>}
      <LongList
        label={title}
        rows={faults}
        keyOf={(fault) => JSON.stringify(fault)}
        rowClassName="pb-1 text-md wrap-anywhere"
      >
        {(fault) => <FaultText fault={fault} column={titles[fault.column ?? ""] ?? fault.column} />}
      </LongList>
    </section>
  );
}

/** Where a fault stands, and what it is. */
function FaultText({ fault, column }: { fault: RowFault; column: string | null }) {
  const t = useText();
  const { line, kind, value } = fault;
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

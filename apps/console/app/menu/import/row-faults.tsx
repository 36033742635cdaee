import { classNames } from "@comanda/ui/controls/class-names.ts";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { joinedText } from "../../i18n/joined-text.ts";
import { useText } from "../../i18n/text.ts";
import { serverFaultText } from "../../parts/forms/server-fault-text.ts";
import { LongList } from "../../parts/lists/long-list.tsx";
import type { FileMenu, RowFault } from "./file-menu.ts";
import type { Rest } from "./use-menu-import.ts";

type RowFaultsProps = {
  faults: readonly RowFault[];
  /** How the file calls the columns. */
  titles: FileMenu["titles"];
  /** Whether the rest of the file can be applied without these lines, or is on the menu already. */
  rest: Rest;
};

/** What is wrong with a file, by line and column. */
export function RowFaults({ faults, titles = {}, rest }: RowFaultsProps) {
  const t = useText();
  const canLeaveOut = rest !== "none";
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
      {canLeaveOut && (
        <p className="text-md wrap-anywhere">
          {t(rest === "waits" ? "menu.import.leftOutHint" : "menu.import.leftOutDone")}
        </p>
      )}
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
  const locale = useLocale();
  const { line, kind, value } = fault;
  const place = [
    line !== null && t("menu.import.line", { line }),
    column !== null && t("menu.import.column", { column }),
  ].filter((part) => part !== false);
  const isUnpriced = kind === "price" && value === "";
  const text = isUnpriced ? t("menu.fault.priceMissing") : null;
  return (
    <>
      {place.length > 0 && <b>{joinedText(place, locale)}: </b>}
      {text ??
        (kind === "server" ? serverFaultText(t, fault) : t(`menu.import.fault.${kind}`, { value }))}
    </>
  );
}

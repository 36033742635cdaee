import { serviceTypeKey } from "@comanda/domain/company/service-type";
import ChevronRight from "lucide-react/icons/chevron-right";
import QrCode from "lucide-react/icons/qr-code";
import { useText } from "../../i18n/text.ts";
import { type Table, tableFieldsOf } from "./draft/table-list.ts";

type TableRowProps = { table: Table; isStored: boolean; onOpen: () => void };

/** A table in the list, with its zone and what guests order there. */
export function TableRow({ table, isStored, onOpen }: TableRowProps) {
  const t = useText();
  const { name, zone, type } = tableFieldsOf(table);
  const facts = [
    zone,
    type ? t(`orderType.${serviceTypeKey(type)}`) : t("settings.tables.noType"),
    !isStored && t("settings.tables.unsaved"),
  ];
  return (
    <li className="border-b border-line last:border-0">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-start text-md"
      >
        <QrCode aria-hidden="true" className="size-5 flex-none text-muted" />
        <span className="min-w-0 flex-1">
          <b className="block wrap-anywhere">{name}</b>
          <span className="block text-sm text-muted wrap-anywhere">
            {facts.filter(Boolean).join(" · ")}
          </span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 flex-none rtl:-scale-x-100" />
      </button>
    </li>
  );
}

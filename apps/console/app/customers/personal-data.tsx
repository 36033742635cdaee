import type { Customer } from "@comanda/contract/customers/customer-schemas";
import { hasPermission } from "@comanda/domain/staff/permissions";
import Download from "lucide-react/icons/download";
import { useState } from "react";
import { officeApi } from "../api/office-api.ts";
import { useText } from "../i18n/text.ts";
import { useCompanyPage } from "../layout/company-page.tsx";
import { Button } from "../parts/button.tsx";
import { FailureNote } from "../parts/failure-note.tsx";
import { useAction } from "../parts/use-action.ts";
import { EraseSheet } from "./erase-sheet.tsx";
import { Panel } from "./panel.tsx";
import { saveJson } from "./save-json.ts";

/** The export of what is stored about a customer, and the erasure, which owners may open. */
export function PersonalData({ customer }: { customer: Customer }) {
  const t = useText();
  const { member } = useCompanyPage();
  const [erasing, setErasing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const { busy, failure, run } = useAction();
  const mayErase = hasPermission(member.role, "customers.erase");
  const save = () =>
    run(async () => {
      setSaved(false);
      const params = { companyId: member.company.id, customerId: customer.id };
      const document = await officeApi("exportCustomer", { params });
      saveJson(`customer-${customer.id.slice(0, 8)}.json`, document);
      setSaved(true);
    });
  return (
    <Panel title={t("customers.data")}>
      <div className="grid gap-4 text-md md:grid-cols-2">
        <div className="flex flex-col items-start gap-3">
          <p>{t("customers.export.text")}</p>
          <FailureNote failure={failure} />
          <Button look="outline" busy={busy} onClick={save}>
            <Download aria-hidden="true" className="size-5" />
            {t("customers.export.button")}
          </Button>
          <p role="status" className="text-sm text-positive empty:hidden">
            {isSaved && t("customers.export.done")}
          </p>
        </div>
        <div className="flex flex-col items-start gap-3 border-line max-md:border-t max-md:pt-4 md:border-s md:ps-4">
          <p>{t("customers.erase.text")}</p>
          {mayErase && customer.open_orders === 0 && (
            <Button look="danger-outline" onClick={() => setErasing(true)}>
              {t("customers.erase.openSheet")}
            </Button>
          )}
          {mayErase && customer.open_orders > 0 && (
            <p className="text-sm text-muted">{t("customers.erase.open")}</p>
          )}
          {!mayErase && <p className="text-sm text-muted">{t("customers.erase.onlyOwners")}</p>}
        </div>
      </div>
      {erasing && <EraseSheet customer={customer} onClose={() => setErasing(false)} />}
    </Panel>
  );
}

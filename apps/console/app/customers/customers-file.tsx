import type { StaffCallAnswer } from "@comanda/contract/staff/staff-call-schemas";
import { localDate } from "@comanda/domain/hours/local-date";
import { useState } from "react";
import { officeApi } from "../api/office-api.ts";
import { useText } from "../i18n/text.ts";
import { useCompanyPage } from "../layout/company-page.tsx";
import type { CsvCell } from "../parts/lists/csv.ts";
import { CsvButton } from "../parts/lists/csv-button.tsx";

type Exported = StaffCallAnswer<"exportCustomers">;

/** Downloads all guests that the search finds, not only those of the page, as a file for spreadsheets. */
export function CustomersFile({ search }: { search: string }) {
  const t = useText();
  const { member } = useCompanyPage();
  const [cut, setCut] = useState<{ count: number; total: number } | null>(null);
  const rows = async () => {
    const found = await officeApi("exportCustomers", {
      params: { companyId: member.company.id },
      query: { search: search || undefined },
    });
    const count = found.customers.length;
    setCut(count < found.total ? { count, total: found.total } : null);
    return found.customers.map((customer) => rowOf(customer, found));
  };
  const header = [
    t("form.name"),
    t("customers.file.phone"),
    t("customers.page.orders"),
    t("customers.page.spent"),
    t("customers.file.otherCurrencies"),
    t("customers.page.last"),
    t("customers.page.points"),
  ];
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      <p role="status" className="text-sm text-muted empty:hidden">
        {cut && t("customers.file.cut", cut)}
      </p>
      <CsvButton file={{ name: "customers.csv", header, rows }} />
    </div>
  );
}

/** A guest as a row: the phone in digits alone, as a plus sign would begin a formula. */
function rowOf(customer: Exported["customers"][number], { timezone }: Exported): CsvCell[] {
  const { name, phone, orders, spent, points, last_order_at: last } = customer;
  const { spent_in_other_currencies: others } = customer;
  return [
    name,
    phone.replace("+", ""),
    orders,
    spent,
    others.map(({ amount, currency }) => `${amount} ${currency.code}`).join(", "),
    last && localDate(timezone, new Date(last)),
    points,
  ];
}

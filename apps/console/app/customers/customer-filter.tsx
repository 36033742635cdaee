import { Form, useNavigate, useNavigation } from "react-router";
import { useText } from "../i18n/text.ts";
import { useCompanyPath } from "../layout/company-page.tsx";
import { Button } from "../parts/button.tsx";
import { Field } from "../parts/field.tsx";
import { SelectField } from "../parts/select-field.tsx";
import { CUSTOMER_SORTS, type CustomersQuery, customersSearch } from "./customers-query.ts";

/** The search and the order of the list; both are in the URL. */
export function CustomerFilter({ query }: { query: CustomersQuery }) {
  const t = useText();
  const navigate = useNavigate();
  const path = useCompanyPath()("customers");
  const busy = useNavigation().state !== "idle";
  return (
    <Form key={query.search} method="get" role="search" className="flex flex-wrap items-end gap-3">
      <Field
        className="min-w-0 flex-1 basis-44"
        type="search"
        name="search"
        maxLength={80}
        label={t("customers.search")}
        defaultValue={query.search}
      />
      {query.sort !== "last_order" && <input type="hidden" name="sort" value={query.sort} />}
      <Button look="tonal" type="submit" className="lg:min-h-10!" busy={busy}>
        {t("customers.searchButton")}
      </Button>
      <div className="min-w-0 flex-1 basis-60 md:flex-none">
        <SelectField
          label={t("customers.sort")}
          value={query.sort}
          options={CUSTOMER_SORTS.map((value) => ({
            value,
            label: t(`customers.sort.${value}`),
          }))}
          onChange={(sort) => navigate(`${path}${customersSearch({ ...query, sort, page: 1 })}`)}
        />
      </div>
    </Form>
  );
}

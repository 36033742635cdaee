import { useText } from "../../i18n/text.ts";
import { FilterChips } from "./filter-chips.tsx";
import { SearchField } from "./search-field.tsx";

type SearchAndFilterProps<Filter extends string> = {
  search: string;
  onSearch: (search: string) => void;
  filter: Filter;
  /** Each filter with its name, which says how many dishes it shows. */
  filters: readonly { value: Filter; label: string }[];
  onFilter: (filter: Filter) => void;
};

/** Narrows a list of dishes by words and by one filter. */
export function SearchAndFilter<Filter extends string>(props: SearchAndFilterProps<Filter>) {
  const { search, onSearch, filter, filters, onFilter } = props;
  const t = useText();
  return (
    <>
      <SearchField label={t("soldOut.search")} value={search} onChange={onSearch} />
      <FilterChips label={t("soldOut.show")} value={filter} options={filters} onChange={onFilter} />
    </>
  );
}

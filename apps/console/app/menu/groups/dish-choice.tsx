import { useDeferredValue, useId, useMemo, useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Checkbox } from "../../parts/lists/checkbox.tsx";
import { SearchField } from "../../parts/lists/search-field.tsx";
import type { Menu, MenuProduct } from "../data/menu-types.ts";
import { findProducts } from "../data/menu-view.ts";
import { FormSection } from "../form/form-section.tsx";
import { shareOf, toggleAll } from "./dish-selection.ts";

type DishChoiceProps = {
  menu: Menu;
  chosen: ReadonlySet<string>;
  error: string | undefined;
  onChange: (chosen: Set<string>) => void;
};

/** Chooses any number of dishes, one by one or a category at once; a search shows fewer of them. */
export function DishChoice({ menu, chosen, error, onChange }: DishChoiceProps) {
  const t = useText();
  const [search, setSearch] = useState("");
  const words = useDeferredValue(search);
  const shown = useMemo(() => {
    const found = findProducts(menu, "all", words);
    return [...Map.groupBy(found, ({ category }) => category)];
  }, [menu, words]);
  const total = menu.categories.reduce((sum, { products }) => sum + products.length, 0);
  return (
    <FormSection title={t("menu.groupDishes")} hint={t("menu.groupDishesHint")}>
      <SearchField label={t("soldOut.search")} value={search} onChange={setSearch} />
      <p role="status" className="text-sm font-bold">
        {t("menu.groupChosen", { count: chosen.size, total })}
      </p>
      {error && (
        <p data-invalid tabIndex={-1} className="text-sm text-danger">
          {error}
        </p>
      )}
      {shown.length === 0 && <p className="text-md">{t("soldOut.nothing")}</p>}
      {shown.map(([{ id, category }, products]) => (
        <CategoryChoice
          key={id}
          name={category.name}
          isFiltered={words.trim() !== ""}
          products={products}
          chosen={chosen}
          onChange={onChange}
        />
      ))}
    </FormSection>
  );
}

type CategoryChoiceProps = Pick<DishChoiceProps, "chosen" | "onChange"> & {
  name: string;
  /** Whether only some of the category's dishes are in view. */
  isFiltered: boolean;
  products: readonly MenuProduct[];
};

function CategoryChoice({ name, isFiltered, products, chosen, onChange }: CategoryChoiceProps) {
  const t = useText();
  const heading = useId();
  const ids = products.map(({ id }) => id);
  const share = shareOf(ids, chosen);
  const all = t(isFiltered ? "menu.allFoundOf" : "menu.allOf", { category: name });
  return (
    <section aria-labelledby={heading} className="border-t border-line pt-2">
      <h3 id={heading} className="heard">
        {name}
      </h3>
      <Checkbox
        label={<b>{all}</b>}
        checked={share === "all"}
        isPartial={share === "some"}
        onChange={() => onChange(toggleAll(ids, chosen))}
      />
      <ul className="grid gap-x-4 ps-4 md:grid-cols-2">
        {products.map(({ id, product }) => (
          <li key={id} className="min-w-0">
            <Checkbox
              label={<bdi>{product.name}</bdi>}
              checked={chosen.has(id)}
              onChange={() => onChange(toggleAll([id], chosen))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useDeferredValue, useId, useMemo, useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { Checkbox } from "../../parts/lists/checkbox.tsx";
import { SearchField } from "../../parts/lists/search-field.tsx";
import type { Menu, MenuProduct } from "../data/menu-types.ts";
import { findProducts } from "../data/menu-view.ts";
import { FormSection } from "../form/form-section.tsx";
import { DISHES_AT_ONCE, dishesToDraw, firstCounts, shareOf, toggleAll } from "./dish-selection.ts";

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
  // A dish stays where it is while it is chosen: the sequence is that of the choice at first.
  const [marked] = useState(chosen);
  const counts = firstCounts(shown.map(([, products]) => products.length));
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
      {shown.map(([{ id, category }, products], at) => (
        <CategoryChoice
          key={`${id} ${words}`}
          name={category.name}
          isFiltered={words.trim() !== ""}
          products={products}
          marked={marked}
          firstCount={counts[at] ?? 0}
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
  /** The dishes that are drawn before others. */
  marked: ReadonlySet<string>;
  /** How many dishes are drawn before more are asked for. */
  firstCount: number;
};

function CategoryChoice(props: CategoryChoiceProps) {
  const { name, isFiltered, products, marked, firstCount, chosen, onChange } = props;
  const t = useText();
  const heading = useId();
  const [more, setMore] = useState(0);
  const drawn = dishesToDraw(products, marked, firstCount + more);
  const hidden = products.length - drawn.length;
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
        {drawn.map(({ id, product }) => (
          <li key={id} className="min-w-0">
            <Checkbox
              label={<bdi>{product.name}</bdi>}
              checked={chosen.has(id)}
              onChange={() => onChange(toggleAll([id], chosen))}
            />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button look="quiet" className="ms-4" onClick={() => setMore(more + DISHES_AT_ONCE)}>
          {t("menu.moreOf", { count: Math.min(hidden, DISHES_AT_ONCE), hidden, category: name })}
        </Button>
      )}
    </section>
  );
}

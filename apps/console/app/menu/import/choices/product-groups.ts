import type { Currency } from "@comanda/domain/money/cents";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import { foldText } from "../../../parts/lists/fold-text.ts";
import type { Menu, Modifier, ModifierGroup, Product } from "../../data/menu-types.ts";
import { groupsOf } from "../../data/product-parts.ts";
import type { FileGroup } from "../table/file-groups.ts";
import { fileAmount } from "../table/file-price.ts";
import { withTranslations } from "../table/with-translations.ts";

/** Makes the groups of dishes. Dishes with an equal group share it, also with a dish of the menu. */
export function groupMaker(categories: Menu["categories"], currency: Currency) {
  const shared = new Map<string, ModifierGroup>();
  for (const { products } of categories.toReversed())
    for (const { product } of products.toReversed())
      for (const group of groupsOf(product)) shared.set(contentOf(group), group);

  const newGroup = ({ name, texts = {}, min, max, choices }: FileGroup): ModifierGroup => {
    const plain: ModifierGroup = {
      id: randomKey(),
      name,
      min: min ?? 0,
      max,
      modifiers: choices.map((choice) => {
        const price = fileAmount(choice.price, currency) ?? 0;
        const modifier: Modifier = { id: randomKey(), name: choice.name, price };
        return withTranslations(modifier, choice.texts ?? {});
      }),
    };
    const group = withTranslations(plain, texts);
    const known = shared.get(contentOf(group));
    if (!known) shared.set(contentOf(group), group);
    return known ? { ...known, modifiers: (known.modifiers ?? []).map(withoutStock) } : group;
  };

  /** The stored groups with those of the file; groups and choices that the file lacks stay. */
  return (groups: readonly FileGroup[], stored: Product | null): ModifierGroup[] => {
    const own = stored ? groupsOf(stored) : [];
    const named = new Map(groups.map((group) => [foldText(group.name), group]));
    const added = groups.filter(
      ({ name }) => !own.some((group) => foldText(group.name) === foldText(name)),
    );
    return [
      ...own.map((group) => {
        const file = named.get(foldText(group.name));
        return file ? withChoices(group, file, currency) : group;
      }),
      ...added.map(newGroup),
    ];
  };
}

/** Each dish has its own stock of a choice. */
const withoutStock = ({ stock: _, ...choice }: Modifier): Modifier => choice;

/** What a guest sees of a group: groups that are equal in it are one. */
const contentOf = ({ name, min, max, modifiers }: ModifierGroup): string =>
  JSON.stringify([
    name,
    min ?? 0,
    max ?? null,
    (modifiers ?? []).map((choice) => [choice.name, choice.price ?? 0, choice.visible !== false]),
  ]);

function withChoices(group: ModifierGroup, file: FileGroup, currency: Currency): ModifierGroup {
  const choices = [...(group.modifiers ?? [])];
  for (const { name, price } of file.choices) {
    const amount = fileAmount(price, currency) ?? 0;
    const at = choices.findIndex((each) => foldText(each.name) === foldText(name));
    const known = choices[at];
    if (!known) choices.push({ id: randomKey(), name, price: amount });
    else if ((known.price ?? 0) !== amount) choices[at] = { ...known, price: amount };
  }
  return {
    ...group,
    ...(file.min !== null && { min: file.min }),
    ...(file.max !== null && { max: file.max }),
    modifiers: choices,
  };
}

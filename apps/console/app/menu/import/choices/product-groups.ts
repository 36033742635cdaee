import type { MenuLanguage } from "@comanda/domain/menu/translations";
import type { Currency } from "@comanda/domain/money/cents";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import { foldText } from "../../../parts/lists/fold-text.ts";
import type { Menu, Modifier, ModifierGroup, Product } from "../../data/menu-types.ts";
import { groupsOf } from "../../data/product-parts.ts";
import type { FileGroup } from "../cells/file-groups.ts";
import { fileAmount } from "../table/parse-file-price.ts";
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
        const modifier: Modifier = {
          id: randomKey(),
          name: choice.name,
          price,
          ...(choice.isHidden && { visible: false }),
        };
        return withTranslations(modifier, choice.texts ?? {});
      }),
    };
    const group = withTranslations(plain, texts);
    const same = shared.get(contentOf(group));
    const known = same && hasNamesOf(same, group) ? same : undefined;
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

/** Whether a group has all the names in other languages that an equal one has. */
function hasNamesOf(group: ModifierGroup, other: ModifierGroup): boolean {
  const parts = [[group, other] as const, ...pairsOf(group.modifiers, other.modifiers)];
  return parts.every(([own, { translations }]) =>
    Object.entries(translations ?? {}).every(
      ([language, text]) =>
        own?.translations?.[language as MenuLanguage]?.name === (text as { name: string }).name,
    ),
  );
}

const pairsOf = (own: ModifierGroup["modifiers"], others: ModifierGroup["modifiers"]) =>
  (others ?? []).map((other, at) => [own?.[at], other] as const);

function withChoices(group: ModifierGroup, file: FileGroup, currency: Currency): ModifierGroup {
  const choices = [...(group.modifiers ?? [])];
  for (const { name, price, texts = {}, isHidden } of file.choices) {
    const amount = fileAmount(price, currency) ?? 0;
    const at = choices.findIndex((each) => foldText(each.name) === foldText(name));
    const known = choices[at];
    if (!known) {
      const choice: Modifier = {
        id: randomKey(),
        name,
        price: amount,
        ...(isHidden && { visible: false }),
      };
      choices.push(withTranslations(choice, texts));
    } else {
      const priced = (known.price ?? 0) === amount ? known : { ...known, price: amount };
      choices[at] = withTranslations(priced, texts);
    }
  }
  return {
    ...withTranslations(group, file.texts ?? {}),
    ...(file.min !== null && { min: file.min }),
    ...(file.max !== null && { max: file.max }),
    modifiers: choices,
  };
}

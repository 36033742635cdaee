import { classNames } from "@comanda/ui/controls/class-names.ts";
import type { ReactNode } from "react";
import { useText } from "../../../i18n/text.ts";
import { useMoneyText } from "../../../parts/orders/money-text.ts";
import type { Menu, Product, Variant } from "../../data/menu-types.ts";
import { variantsOf } from "../../data/product-parts.ts";
import { type GroupDraft, startProductDraft } from "../../form/product-to-draft.ts";
import { useVersionTexts } from "../../form/use-version-texts.ts";

type CreatedRowProps = { category: string; product: Product; menu: Menu };

/** A new dish with all that was read of it, so that the owner sees what was misread. Long texts are cut. */
export function CreatedRow({ category, product, menu }: CreatedRowProps) {
  const t = useText();
  const texts = useVersionTexts();
  const moneyText = useMoneyText();
  const draft = startProductDraft(product, menu.currency);
  const variants = variantsOf(product);
  const amount = (price: number | null | undefined) =>
    price == null ? "" : moneyText(price, menu);
  const sizeText = ({ name, price, original_price: before }: Variant): string =>
    [name, amount(price) || "–", before != null && `(${amount(before)})`].filter(Boolean).join(" ");
  const { description, groups, allergens, diets, pictures, translations } = draft;
  return (
    <>
      <b className="wrap-anywhere">
        <bdi>{product.name}</bdi>
      </b>
      <span className="text-sm text-muted wrap-anywhere">
        <bdi>{category}</bdi>
        {!draft.visible && ` · ${t("menu.hidden")}`}
      </span>
      {description !== "" && (
        <p className="flex text-sm wrap-anywhere">
          <Cut className="line-clamp-1">{description}</Cut>
        </p>
      )}
      <dl className="flex flex-col gap-1 text-sm">
        <ReadField label={t(variants.length > 1 ? "menu.sizesTitle" : "menu.price")}>
          {variants.map((size) => (
            <Part key={size.id}>{sizeText(size)}</Part>
          ))}
        </ReadField>
        {groups.length > 0 && (
          <ReadField label={t("menu.groups")}>
            {groups.map((group) => (
              <Group key={group.key} group={group} />
            ))}
          </ReadField>
        )}
        {diets.length > 0 && (
          <ReadField label={t("menu.diets")}>{texts.valueOf("diets", undefined, draft)}</ReadField>
        )}
        {allergens !== null && (
          <ReadField label={t("menu.allergens")}>
            {texts.valueOf("allergens", undefined, draft)}
          </ReadField>
        )}
        {Object.keys(translations).length > 0 && (
          <ReadField label={t("menu.translations")}>
            <Cut className="line-clamp-2">{texts.valueOf("translations", undefined, draft)}</Cut>
          </ReadField>
        )}
        {pictures.length > 0 && <ReadField label={t("menu.pictures")}>{pictures.length}</ReadField>}
      </dl>
    </>
  );
}

function ReadField({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** A text that is cut at its own end, whatever the direction of the page is. */
function Cut({ className, children }: { className: string; children: string }) {
  return (
    <bdi dir="auto" data-clamped className={classNames("min-w-0", className)}>
      {children}
    </bdi>
  );
}

/** One of several texts in a line; each has the direction of its own language. */
function Part({ children }: { children: string }) {
  return (
    <span className="not-last:after:content-['_·_']">
      <bdi>{children}</bdi>
    </span>
  );
}

/** A group of choices: how many are taken, how many there are, and the first of them. */
function Group({ group }: { group: GroupDraft }) {
  const t = useText();
  const { choicesOf, ruleText } = useVersionTexts();
  const count = t("menu.import.choiceCount", { count: group.modifiers.length });
  const choices = choicesOf(group).map((choice) => choice.replaceAll("\n", ", "));
  return (
    <span className="flex">
      <Cut className="line-clamp-2">
        {`${group.name} (${ruleText(group)}) · ${count} · ${choices.join(", ")}`}
      </Cut>
    </span>
  );
}

import type { MenuLanguage } from "@comanda/domain/menu/translations";
import { useText } from "../../i18n/text.ts";
import { LongList } from "../../parts/lists/long-list.tsx";
import { SwitchField } from "../../parts/switch-field.tsx";
import { useLanguageName } from "../../parts/translations/language-select.tsx";
import type { Menu } from "../data/menu-types.ts";
import { FormSection } from "../form/form-section.tsx";
import { fieldLabels, useVersionTexts } from "../form/use-version-texts.ts";
import type { ChangedCategory, ChangedProduct, MenuDiff } from "./menu-diff.ts";
import { CreatedRow } from "./preview/created-row.tsx";
import { ReadSummary } from "./preview/read-summary.tsx";

type DiffListProps = {
  diff: MenuDiff;
  menu: Menu;
  removes: boolean;
  onRemoves: (removes: boolean) => void;
};

const rowClasses = "flex flex-col gap-1 border-b border-line py-2 text-md last:border-0";

/** What a file changes: new dishes, changed ones field by field, and those that it lacks. */
export function DiffList({ diff, menu, removes, onRemoves }: DiffListProps) {
  const t = useText();
  // The area of a long list has another name than the section around it.
  const listLabel = (title: string) => t("menu.import.list", { title });
  const { categories, created, changed, missing, unchanged } = diff;
  return (
    <>
      {categories.length > 0 && (
        <FormSection title={t("menu.import.categories", { count: categories.length })}>
          <ul>
            {categories.map((each) => (
              <li key={each.stored.id} className={rowClasses}>
                <CategoryNames changed={each} />
              </li>
            ))}
          </ul>
        </FormSection>
      )}
      {created.length > 0 && (
        <FormSection title={t("menu.import.new", { count: created.length })}>
          <ReadSummary products={created.map(({ product }) => product)} />
          <LongList
            label={listLabel(t("menu.import.new", { count: created.length }))}
            rows={created}
            keyOf={({ product }) => product.id}
            rowClassName={rowClasses}
          >
            {({ category, product }) => (
              <CreatedRow category={category} product={product} menu={menu} />
            )}
          </LongList>
        </FormSection>
      )}
      {changed.length > 0 && (
        <FormSection title={t("menu.import.changed", { count: changed.length })}>
          <LongList
            label={listLabel(t("menu.import.changed", { count: changed.length }))}
            rows={changed}
            keyOf={({ stored }) => stored.id}
            rowClassName={rowClasses}
          >
            {(each) => <ChangedRow changed={each} />}
          </LongList>
        </FormSection>
      )}
      <p className="text-md text-muted">{t("menu.import.unchanged", { count: unchanged })}</p>
      {missing.length > 0 && (
        <FormSection title={t("menu.import.missing", { count: missing.length })}>
          <SwitchField
            label={t("menu.import.remove")}
            hint={t("menu.import.removeHint")}
            checked={removes}
            onChange={onRemoves}
          />
          <p className="text-sm text-muted wrap-anywhere">
            {missing.map(({ product }) => product.name).join(" · ")}
          </p>
        </FormSection>
      )}
    </>
  );
}

/** A category with its names in other languages: as they are, and as they will be. */
function CategoryNames({ changed: { stored, texts } }: { changed: ChangedCategory }) {
  const languageName = useLanguageName();
  const { name, translations } = stored.category;
  return (
    <>
      <b className="wrap-anywhere">
        <bdi>{name}</bdi>
      </b>
      <dl className="flex flex-col gap-1">
        {(Object.entries(texts) as [MenuLanguage, { name: string }][]).map(([language, text]) => {
          const before = translations?.[language]?.name;
          return (
            <div key={language} className="flex flex-wrap gap-x-2 text-sm">
              <dt className="text-muted">{languageName(language)}</dt>
              <dd className="wrap-anywhere">
                {before && (
                  <del className="text-muted">
                    <bdi>{before}</bdi>
                  </del>
                )}{" "}
                <ins className="font-bold no-underline">
                  <bdi>{text.name}</bdi>
                </ins>
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

/** A dish with each field that changes: as it is, and as it will be. */
function ChangedRow({ changed: { product, before, after, fields } }: { changed: ChangedProduct }) {
  const t = useText();
  const texts = useVersionTexts();
  return (
    <>
      <b className="wrap-anywhere">
        <bdi>{product.name}</bdi>
      </b>
      <dl className="flex flex-col gap-1">
        {fields.map((field) => {
          const [list = "name", key] = field.split(".") as [keyof typeof fieldLabels, string?];
          const name = key === undefined ? "" : texts.nameOf(list, key, after, before);
          return (
            <div key={field} className="flex flex-wrap gap-x-2 text-sm">
              <dt className="text-muted">
                {[t(fieldLabels[list]), name].filter(Boolean).join(" · ")}
              </dt>
              <dd className="wrap-anywhere">
                <del className="whitespace-pre-line text-muted">
                  <bdi>{texts.valueOf(list, key, before)}</bdi>
                </del>{" "}
                <ins className="font-bold whitespace-pre-line no-underline">
                  <bdi>{texts.valueOf(list, key, after)}</bdi>
                </ins>
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

import { MENU_LANGUAGES, type MenuLanguage } from "@comanda/domain/menu/translations";
import { memo } from "react";
import { useText } from "../../i18n/text.ts";
import { FoldedCard } from "../../parts/folded/folded-card.tsx";
import {
  LanguageSelect,
  useLanguageName,
  useTranslatedLanguage,
} from "../../parts/translations/language-select.tsx";
import {
  TranslatedLongText,
  TranslatedName,
} from "../../parts/translations/translation-fields.tsx";
import type { GroupDraft, ModifierDraft, ProductDraft } from "../form/product-to-draft.ts";
import type { ProductForm } from "../form/use-product-form.ts";

type TranslationsSectionProps = {
  form: ProductForm;
  /** The company's language. */
  own: string | null;
};

/** All texts of a product in one other language: its own, those of its sizes and of its choices. */
export function TranslationsSection({ form: { draft, change }, own }: TranslationsSectionProps) {
  const t = useText();
  const languageName = useLanguageName();
  const translated = languagesOf(draft);
  const [language, setLanguage] = useTranslatedLanguage(own, translated);
  const ofProduct = {
    language,
    translations: draft.translations,
    onChange: (translations: ProductDraft["translations"]) => change({ ...draft, translations }),
  };
  return (
    <FoldedCard
      title={t("menu.translations")}
      hint={t("menu.translations.hint")}
      facts={translated.map(languageName)}
    >
      <LanguageSelect own={own} value={language} translated={translated} onChange={setLanguage} />
      {draft.name.trim() && <TranslatedName {...ofProduct} of={draft.name} max={200} />}
      {draft.description.trim() && (
        <TranslatedLongText
          {...ofProduct}
          field="description"
          label={t("menu.description")}
          of={draft.description}
          max={2000}
        />
      )}
      {draft.variants
        .filter(({ name }) => name.trim())
        .map((variant) => (
          <TranslatedName
            key={variant.key}
            of={variant.name}
            max={120}
            language={language}
            translations={variant.translations}
            onChange={(translations) =>
              change({ ...draft, variants: replaced(draft.variants, { ...variant, translations }) })
            }
          />
        ))}
      {draft.groups.map((group) => (
        <GroupNames key={group.key} group={group} language={language} change={change} />
      ))}
    </FoldedCard>
  );
}

/** The languages that any text of the product is translated into. */
function languagesOf({ translations, variants, groups }: ProductDraft): MenuLanguage[] {
  const parts = [
    { translations },
    ...variants,
    ...groups,
    ...groups.flatMap(({ modifiers }) => modifiers),
  ];
  return MENU_LANGUAGES.filter((language) => parts.some((part) => part.translations[language]));
}

type GroupNamesProps = {
  group: GroupDraft;
  language: MenuLanguage;
  change: ProductForm["change"];
};

/** Typing elsewhere in the form draws none of the names again: a group may have hundreds. */
const GroupNames = memo(function GroupNames({ group, language, change }: GroupNamesProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 border-t border-line pt-3">
      <legend className="sr-only">{group.name}</legend>
      <TranslatedName
        of={group.name}
        max={120}
        language={language}
        translations={group.translations}
        onChange={(translations) =>
          change((draft) => withGroup(draft, group.key, (each) => ({ ...each, translations })))
        }
      />
      <div className="grid grid-cols-1 gap-3 ps-4 md:grid-cols-2">
        {group.modifiers.map((modifier) => (
          <ModifierName
            key={modifier.key}
            groupKey={group.key}
            modifier={modifier}
            language={language}
            change={change}
          />
        ))}
      </div>
    </fieldset>
  );
});

type ModifierNameProps = {
  groupKey: string;
  modifier: ModifierDraft;
  language: MenuLanguage;
  change: ProductForm["change"];
};

const ModifierName = memo(function ModifierName(props: ModifierNameProps) {
  const { groupKey, modifier, language, change } = props;
  return (
    <TranslatedName
      of={modifier.name}
      max={120}
      language={language}
      translations={modifier.translations}
      onChange={(translations) =>
        change((draft) =>
          withGroup(draft, groupKey, (group) => ({
            ...group,
            modifiers: replaced(group.modifiers, { ...modifier, translations }),
          })),
        )
      }
    />
  );
});

/** A draft with another version of the group of a key. */
function withGroup(
  draft: ProductDraft,
  key: string,
  next: (group: GroupDraft) => GroupDraft,
): ProductDraft {
  const groups = draft.groups.map((group) => (group.key === key ? next(group) : group));
  return { ...draft, groups };
}

function replaced<Row extends { key: string }>(rows: readonly Row[], next: Row): Row[] {
  return rows.map((row) => (row.key === next.key ? next : row));
}

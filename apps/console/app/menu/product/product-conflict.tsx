import type { ChangeAuthor } from "../../api/change-author.ts";
import { useText } from "../../i18n/text.ts";
import { ConflictSheet } from "../../parts/saving/conflict-sheet.tsx";
import { differences, mergeDrafts } from "../form/conflict.ts";
import { normalizeDraft } from "../form/draft-to-product.ts";
import type { ProductDraft } from "../form/product-to-draft.ts";
import type { ProductForm } from "../form/use-product-form.ts";
import { fieldLabels, useVersionTexts } from "../form/use-version-texts.ts";

type ProductConflictProps = {
  form: ProductForm;
  /** The product as the other editor stored it. */
  theirs: ProductDraft;
  author: ChangeAuthor;
  onMerge: (merged: ProductDraft) => void;
  onClose: () => void;
};

/** Both versions of a dish that two editors changed. */
export function ProductConflict(props: ProductConflictProps) {
  const { form, theirs, author, onMerge, onClose } = props;
  const t = useText();
  const texts = useVersionTexts();
  const mine = normalizeDraft(form.draft, form.currency);
  const rows = differences(form.start, mine, theirs).map(({ field, preselect }) => {
    const [list = "name", key] = field.split(".") as [keyof typeof fieldLabels, string?];
    const name = key === undefined ? null : texts.nameOf(list, key, mine, theirs);
    const label = t(fieldLabels[list]);
    return {
      key: field,
      preselect,
      label: name === null ? label : `${label}: ${name}`,
      texts: { mine: texts.valueOf(list, key, mine), theirs: texts.valueOf(list, key, theirs) },
    };
  });
  return (
    <ConflictSheet
      title={t("menu.conflictTitle")}
      author={author}
      rows={rows}
      onMerge={(own) => onMerge(mergeDrafts(mine, theirs, new Set(own)))}
      onClose={onClose}
    />
  );
}

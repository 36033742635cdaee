import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { Sheet } from "../../parts/sheets/sheet.tsx";
import { startProductDraft } from "../form/product-to-draft.ts";
import type { ProductForm } from "../form/use-product-form.ts";
import { ProductConflict } from "./product-conflict.tsx";

type SaveQuestionsProps = {
  form: ProductForm;
  /** Takes what was begun to be stored. */
  stored: (saving: Promise<{ id: string } | null>) => void;
};

/** What the form asks before it can be stored: about shared groups, and about another editor. */
export function SaveQuestions({ form, stored }: SaveQuestionsProps) {
  const t = useText();
  const { question, closeQuestion } = form;
  if (question?.kind === "shared") {
    const { groups } = question;
    const dishes = new Set(groups.flatMap(({ otherProducts }) => otherProducts)).size + 1;
    const names = groups.map(({ draft }) => draft.name.trim()).join(", ");
    return (
      <Sheet
        open
        persistent
        onClose={closeQuestion}
        title={t("menu.sharedTitle")}
        footer={
          <>
            <Button look="solid" onClick={() => stored(form.saveShared(groups, "all"))}>
              {t("menu.sharedAll", { count: dishes })}
            </Button>
            <Button look="outline" onClick={() => stored(form.saveShared(groups, "here"))}>
              {t("menu.sharedHere")}
            </Button>
          </>
        }
      >
        <p className="text-md wrap-anywhere">{t("menu.sharedText", { names })}</p>
        <ul className="list-disc ps-5 pt-2 text-md">
          {groups
            .flatMap(({ otherProducts }) => otherProducts)
            .slice(0, 8)
            .map(({ id, product }) => (
              <li key={id} className="wrap-anywhere">
                <bdi>{product.name}</bdi>
              </li>
            ))}
        </ul>
      </Sheet>
    );
  }
  if (question?.kind === "conflict" && question.theirs) {
    const { theirs, author } = question;
    return (
      <ProductConflict
        form={form}
        author={author}
        theirs={startProductDraft(theirs.product, form.currency)}
        onMerge={(merged) => stored(form.saveMerged(merged, theirs))}
        onClose={closeQuestion}
      />
    );
  }
  if (question?.kind === "conflict") {
    return (
      <Sheet
        open
        persistent
        onClose={closeQuestion}
        title={t("menu.deletedTitle")}
        footer={
          <Button look="solid" onClick={() => stored(form.saveAsNew(withoutIds(form.draft)))}>
            {t("menu.saveAsNew")}
          </Button>
        }
      >
        <p className="text-md">{t("menu.deletedText")}</p>
      </Sheet>
    );
  }
  return null;
}

/** The sizes of a deleted product are gone with it. Its groups may belong to others, and keep their ids. */
const withoutIds = (draft: ProductForm["draft"]): ProductForm["draft"] => ({
  ...draft,
  variants: draft.variants.map((variant) => ({ ...variant, base: null })),
});

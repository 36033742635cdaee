import "./field-row.css";
import Plus from "lucide-react/icons/plus";
import { useText } from "../../i18n/text.ts";
import { Button, FLUSH, FLUSH_END } from "../../parts/button.tsx";
import { RowButtons } from "../../parts/drag/row-buttons.tsx";
import { Field } from "../../parts/field.tsx";
import { SwitchField } from "../../parts/switch-field.tsx";
import { rowsNamedTwice } from "../data/same-name.ts";
import { FormSection } from "../form/form-section.tsx";
import { moveItem, newVariant, type VariantDraft } from "../form/product-to-draft.ts";
import type { FaultOf } from "../form/use-fault-of.ts";
import type { ProductForm } from "../form/use-product-form.ts";

type VariantsSectionProps = { form: ProductForm; faultOf: FaultOf };

/** The price of a product; with several sizes, one for each. */
export function VariantsSection({ form, faultOf }: VariantsSectionProps) {
  const t = useText();
  const { draft, change } = form;
  const { variants, countsStock } = draft;
  const isSingle = variants.length === 1;
  const twice = rowsNamedTwice(variants);
  return (
    <FormSection
      title={t(isSingle ? "menu.price" : "menu.sizesTitle")}
      action={
        <Button
          look="quiet"
          className={`${FLUSH} ${FLUSH_END}`}
          onClick={() => change({ ...draft, variants: [...variants, newVariant()] })}
        >
          <Plus aria-hidden="true" className="size-5" />
          {t("menu.addSize")}
        </Button>
      }
    >
      <ul className="flex flex-col gap-3">
        {variants.map((variant, at) => (
          <VariantRow
            key={variant.key}
            form={form}
            variant={variant}
            at={at}
            isNamedTwice={twice.has(variant)}
            errorOf={(field) => faultOf(`variants.${variant.key}.${field}`)}
          />
        ))}
      </ul>
      <SwitchField
        label={t("menu.countsStock")}
        hint={t("menu.countsStockHint")}
        checked={countsStock}
        onChange={(next) => change({ ...draft, countsStock: next })}
      />
    </FormSection>
  );
}

type VariantRowProps = {
  form: ProductForm;
  variant: VariantDraft;
  at: number;
  /** Whether another size has the same name. */
  isNamedTwice: boolean;
  errorOf: (field: string) => ReturnType<FaultOf>;
};

/** One size; the only one of a product needs no name, and one that it has can be changed. */
function VariantRow({ form, variant, at, isNamedTwice, errorOf }: VariantRowProps) {
  const t = useText();
  const { draft, change } = form;
  const { variants, countsStock } = draft;
  const isSingle = variants.length === 1;
  const name = variant.name.trim() || t("menu.sizeName", { number: at + 1 });
  // The last size of several, and one of an import, may have a name that tickets print.
  const hasName = !isSingle || Boolean(variant.base?.name?.trim() || variant.name.trim());
  const setVariants = (next: VariantDraft[]) => change({ ...draft, variants: next });
  const setVariant = (next: VariantDraft) =>
    setVariants(variants.map((each) => (each.key === next.key ? next : each)));
  /** At most one size is chosen at first. */
  const select = (selected: boolean) =>
    setVariants(
      variants.map((each) => ({ ...each, selected: each.key === variant.key && selected })),
    );
  const field = (key: "name" | "price" | "original" | "stock") => ({
    autoComplete: "off",
    value: variant[key],
    error: errorOf(key),
    onChange: (event: { currentTarget: { value: string } }) =>
      setVariant({ ...variant, [key]: event.currentTarget.value }),
  });
  return (
    <li className="flex flex-col gap-2 border-b border-line pb-3 last:border-0 last:pb-0">
      {hasName && (
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-0 flex-1 basis-40">
            <Field
              label={t("menu.sizeName", { number: at + 1 })}
              hint={isNamedTwice ? t("menu.sameSize") : undefined}
              {...field("name")}
            />
          </div>
          {!isSingle && (
            <RowButtons
              name={name}
              isFirst={at === 0}
              isLast={at === variants.length - 1}
              onMove={(by) => setVariants(moveItem(variants, variant.key, by))}
              onRemove={() => setVariants(variants.filter(({ key }) => key !== variant.key))}
            />
          )}
        </div>
      )}
      <div className="field-row -mb-3 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-3">
        <Field
          label={t("menu.price")}
          aria-label={isSingle ? undefined : t("menu.priceOf", { name })}
          inputMode="decimal"
          dir="ltr"
          {...field("price")}
        />
        <Field
          label={t("menu.original")}
          aria-label={isSingle ? undefined : t("menu.originalOf", { name })}
          inputMode="decimal"
          dir="ltr"
          {...field("original")}
        />
        {countsStock && (
          <Field
            label={t("menu.stock")}
            aria-label={isSingle ? undefined : t("menu.stockOf", { name })}
            inputMode="numeric"
            dir="ltr"
            {...field("stock")}
          />
        )}
      </div>
      {!isSingle && (
        <SwitchField
          label={t("menu.selected", { name })}
          checked={variant.selected}
          onChange={select}
        />
      )}
    </li>
  );
}

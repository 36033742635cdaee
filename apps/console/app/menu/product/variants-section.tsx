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
  const setVariant = (next: VariantDraft) =>
    change({ ...draft, variants: variants.map((each) => (each.key === next.key ? next : each)) });
  /** At most one size is chosen at first. */
  const select = (key: string, selected: boolean) =>
    change({
      ...draft,
      variants: variants.map((each) => ({ ...each, selected: each.key === key && selected })),
    });
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
        {variants.map((variant, at) => {
          const name = variant.name.trim() || t("menu.sizeName", { number: at + 1 });
          const error = (field: string) => faultOf(`variants.${variant.key}.${field}`);
          const field = (key: "name" | "price" | "original" | "stock") => ({
            autoComplete: "off",
            value: variant[key],
            error: error(key),
            onChange: (event: { currentTarget: { value: string } }) =>
              setVariant({ ...variant, [key]: event.currentTarget.value }),
          });
          return (
            <li
              key={variant.key}
              className="flex flex-col gap-2 border-b border-line pb-3 last:border-0 last:pb-0"
            >
              {!isSingle && (
                <div className="flex flex-wrap items-end gap-2">
                  <div className="min-w-0 flex-1 basis-40">
                    <Field
                      label={t("menu.sizeName", { number: at + 1 })}
                      hint={twice.has(variant) ? t("menu.sameSize") : undefined}
                      {...field("name")}
                    />
                  </div>
                  <RowButtons
                    name={name}
                    isFirst={at === 0}
                    isLast={at === variants.length - 1}
                    onMove={(by) =>
                      change({ ...draft, variants: moveItem(variants, variant.key, by) })
                    }
                    onRemove={() =>
                      change({
                        ...draft,
                        variants: variants.filter(({ key }) => key !== variant.key),
                      })
                    }
                  />
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
                  onChange={(selected) => select(variant.key, selected)}
                />
              )}
            </li>
          );
        })}
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

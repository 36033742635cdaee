import Plus from "lucide-react/icons/plus";
import { Fragment, type KeyboardEvent, useId, useRef } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { useText } from "../../../i18n/text.ts";
import { useCompanyPath } from "../../../layout/company-page.tsx";
import { Button, buttonClasses } from "../../../parts/button.tsx";
import { ChangeErrorText } from "../../../parts/change-error-text.tsx";
import { Field } from "../../../parts/field.tsx";
import { serverFaultText } from "../../../parts/forms/server-fault-text.ts";
import type { DishRows } from "../dishes/use-dish-rows.ts";
import { DishFields } from "./dish-fields.tsx";

type DishesStepProps = {
  dishes: DishRows;
  /** Saves the step; resolves to whether it is stored. */
  onSave: () => Promise<boolean>;
};

/** The first dishes, a name and a price each, by part of the menu. */
export function DishesStep({ dishes, onSave }: DishesStepProps) {
  const t = useText();
  const path = useCompanyPath();
  const list = useRef<HTMLUListElement>(null);
  const part = useRef<HTMLDivElement>(null);
  const parts = useId();
  const { categories } = dishes.menu;
  const count = categories.reduce((sum, { products }) => sum + products.length, 0);
  const goOnHere = async () => {
    const isSaved = await onSave();
    if (isSaved) dishes.setCategory("");
    (isSaved ? part : list).current?.querySelector("input")?.focus();
  };
  /** Enter goes to the next field, as on a sheet of paper. */
  const goOn = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const inputs = () => [...(list.current?.querySelectorAll("input") ?? [])];
    const next = inputs().indexOf(event.currentTarget) + 1;
    // The new row is there before the next key.
    if (!inputs()[next]) flushSync(dishes.add);
    inputs()[next]?.focus();
  };
  return (
    <>
      <p className="text-sm text-muted">{t("setup.dishes.hint")}</p>
      {count > 0 && (
        <p role="status" className="text-md font-bold text-positive">
          {t("menu.counts", { products: count, categories: categories.length })}
        </p>
      )}
      <div ref={part}>
        <Field
          label={t("setup.dishes.category")}
          hint={t("setup.dishes.categoryHint")}
          value={dishes.category.name}
          error={dishes.isCategoryMissing ? t("form.missing") : undefined}
          maxLength={120}
          list={parts}
          autoComplete="off"
          onChange={(event) => dishes.setCategory(event.currentTarget.value)}
        />
      </div>
      <datalist id={parts}>
        {categories.map(({ id, category }) => (
          <option key={id} value={category.name} />
        ))}
      </datalist>
      <ul ref={list} className="flex flex-col gap-2">
        {dishes.rows.map((row, at) => (
          <Fragment key={row.key}>
            {row.part && (
              <li className="mt-3">
                <Field
                  label={t("setup.dishes.category")}
                  value={row.part.name}
                  maxLength={120}
                  list={parts}
                  autoComplete="off"
                  onChange={(event) => dishes.setPart(row.key, event.currentTarget.value)}
                />
              </li>
            )}
            <DishFields dishes={dishes} row={row} at={at} onKeyDown={goOn} />
          </Fragment>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button look="outline" onClick={dishes.add}>
          <Plus aria-hidden="true" className="size-5" />
          {t("setup.dishes.more")}
        </Button>
        {dishes.isDirty && (
          <Button look="outline" busy={dishes.busy} onClick={() => void goOnHere()}>
            {t("setup.dishes.again")}
          </Button>
        )}
        <Link to={path("menu/import")} className={buttonClasses({ look: "outline", size: "m" })}>
          {t("menu.import")}
        </Link>
        {count > 0 && (
          <Link to={path("menu")} className={buttonClasses({ look: "outline", size: "m" })}>
            {t("setup.dishes.pictures")}
          </Link>
        )}
      </div>
      {dishes.refused?.others.map((fault) => (
        <p key={fault.path} role="alert" className="text-sm text-danger wrap-anywhere">
          {t("menu.refused", { fault: serverFaultText(t, fault) })}
        </p>
      ))}
      {dishes.error && <ChangeErrorText error={dishes.error} />}
    </>
  );
}

import Copy from "lucide-react/icons/copy";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { Link } from "react-router";
import { useText } from "../../i18n/text.ts";
import { Button, buttonClasses } from "../../parts/button.tsx";
import { ConfirmButton } from "../../parts/saving/confirm-button.tsx";
import { SelectField } from "../../parts/select-field.tsx";
import { Sheet } from "../../parts/sheets/sheet.tsx";
import { type DishPlace, stepTarget } from "../data/menu-edits.ts";
import type { Menu } from "../data/menu-types.ts";
import type { FoundProduct } from "../data/menu-view.ts";
import { StepButtons } from "./step-buttons.tsx";

type ProductSheetProps = {
  entry: FoundProduct;
  menu: Menu;
  href: string;
  onMove: (place: DishPlace) => void;
  onDuplicate: () => void;
  onRemove: () => void;
  onClose: () => void;
};

/** What can be done with a product: open it, move it by buttons, copy it, delete it. */
export function ProductSheet({
  entry,
  menu,
  href,
  onMove,
  onDuplicate,
  onRemove,
  onClose,
}: ProductSheetProps) {
  const t = useText();
  const { id, category, product } = entry;
  const [target, setTarget] = useState(category.id);
  const after = (by: -1 | 1) => stepTarget(category.products, id, by);
  const step = (by: -1 | 1) => {
    const place = after(by);
    if (place !== undefined) onMove({ category: category.id, after: place });
  };
  const last = menu.categories.find((each) => each.id === target)?.products.at(-1)?.id ?? null;
  const position = category.products.findIndex((each) => each.id === id) + 1;
  return (
    <Sheet open onClose={onClose} title={product.name}>
      <div className="flex flex-col gap-3">
        <Link to={href} className={buttonClasses({ look: "tonal", size: "m" })}>
          <Pencil aria-hidden="true" className="size-5" />
          {t("menu.edit")}
        </Link>
        <p role="status" className="text-sm text-muted">
          {t("menu.position", {
            position,
            count: category.products.length,
            category: category.category.name,
          })}
        </p>
        <StepButtons
          isFirst={after(-1) === undefined}
          isLast={after(1) === undefined}
          onStep={step}
        />
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-0 flex-1 basis-40">
            <SelectField
              label={t("menu.category")}
              value={target}
              options={menu.categories.map((each) => ({
                value: each.id,
                label: each.category.name,
              }))}
              onChange={setTarget}
            />
          </div>
          <Button
            look="outline"
            disabled={target === category.id}
            onClick={() => onMove({ category: target, after: last })}
          >
            {t("menu.moveThere")}
          </Button>
        </div>
        <Button look="outline" onClick={onDuplicate}>
          <Copy aria-hidden="true" className="size-5" />
          {t("menu.duplicate")}
        </Button>
        <ConfirmButton
          label={
            <>
              <Trash2 aria-hidden="true" className="size-5" />
              {t("menu.removeDish")}
            </>
          }
          question={t("menu.removeProductText")}
          confirm={t("menu.remove")}
          keep={t("integrations.keep")}
          onConfirm={onRemove}
        />
      </div>
    </Sheet>
  );
}

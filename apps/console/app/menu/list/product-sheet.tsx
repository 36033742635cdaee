import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Copy from "lucide-react/icons/copy";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { Link } from "react-router";
import { useText } from "../../i18n/text.ts";
import { Button, buttonClasses } from "../../parts/button.tsx";
import { SelectField } from "../../parts/select-field.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { type Place, stepTarget } from "../data/menu-edits.ts";
import type { Menu } from "../data/menu-types.ts";
import type { FoundProduct } from "../data/menu-view.ts";

type ProductSheetProps = {
  entry: FoundProduct;
  menu: Menu;
  href: string;
  onMove: (place: Place) => void;
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
  const [isSure, setSure] = useState(false);
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
            ...{ position, count: category.products.length, category: category.category.name },
          })}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            look="outline"
            className="flex-1"
            disabled={after(-1) === undefined}
            onClick={() => step(-1)}
          >
            <ArrowUp aria-hidden="true" className="size-5" />
            {t("menu.up")}
          </Button>
          <Button
            look="outline"
            className="flex-1"
            disabled={after(1) === undefined}
            onClick={() => step(1)}
          >
            <ArrowDown aria-hidden="true" className="size-5" />
            {t("menu.down")}
          </Button>
        </div>
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
        {isSure ? (
          <div className="flex flex-col gap-2 rounded-m border border-danger p-3">
            <p className="text-md wrap-anywhere">{t("menu.removeProductText")}</p>
            <Button look="danger" onClick={onRemove}>
              {t("menu.remove")}
            </Button>
          </div>
        ) : (
          <Button look="danger-outline" onClick={() => setSure(true)}>
            <Trash2 aria-hidden="true" className="size-5" />
            {t("menu.removeDish")}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

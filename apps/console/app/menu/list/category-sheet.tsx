import Clock from "lucide-react/icons/clock";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import Languages from "lucide-react/icons/languages";
import Pencil from "lucide-react/icons/pencil";
import Printer from "lucide-react/icons/printer";
import Trash2 from "lucide-react/icons/trash-2";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { ChangeErrorText } from "../../parts/change-error-text.tsx";
import { ConfirmButton } from "../../parts/saving/confirm-button.tsx";
import { Sheet } from "../../parts/sheets/sheet.tsx";
import { stepTarget } from "../data/menu-edits.ts";
import type { Menu, MenuCategory } from "../data/menu-types.ts";
import { StepButtons } from "./step-buttons.tsx";
import type { CategoryStation } from "./use-category-station.ts";

type CategorySheetProps = {
  category: MenuCategory;
  menu: Menu;
  onRename: () => void;
  onSellingHours: () => void;
  onTranslate: () => void;
  /** Null where the member may not change the stations. */
  station: CategoryStation | null;
  onMove: (after: string | null) => void;
  onVisible: (visible: boolean) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** What can be done with a category: rename, move by buttons, hide or show all of it, delete. */
export function CategorySheet({
  category,
  menu,
  onRename,
  onSellingHours,
  onTranslate,
  station,
  onMove,
  onVisible,
  onRemove,
  onClose,
}: CategorySheetProps) {
  const t = useText();
  const { products } = category;
  const { name } = category.category;
  const isHidden =
    products.length > 0 && products.every(({ product }) => product.visible === false);
  const step = (by: -1 | 1) => stepTarget(menu.categories, category.id, by);
  const move = (by: -1 | 1) => {
    const after = step(by);
    if (after !== undefined) onMove(after);
  };
  return (
    <Sheet open onClose={onClose} title={name}>
      <div className="flex flex-col gap-3">
        <Button look="outline" onClick={onRename}>
          <Pencil aria-hidden="true" className="size-5" />
          {t("menu.rename")}
        </Button>
        <Button look="outline" onClick={onSellingHours}>
          <Clock aria-hidden="true" className="size-5" />
          {t("menu.sellingHours")}
        </Button>
        <Button look="outline" onClick={onTranslate}>
          <Languages aria-hidden="true" className="size-5" />
          {t("menu.translations")}
        </Button>
        {station && (
          <Button look="outline" busy={station.busy} onClick={() => void station.open()}>
            <Printer aria-hidden="true" className="size-5" />
            {t("menu.station")}
          </Button>
        )}
        {station?.error && <ChangeErrorText error={station.error} />}
        <p role="status" className="font-bold text-positive empty:hidden">
          {station?.saved && t("menu.stationSaved")}
        </p>
        <p role="status" className="text-sm text-muted">
          {t("menu.categoryPosition", {
            position: menu.categories.findIndex(({ id }) => id === category.id) + 1,
            count: menu.categories.length,
          })}
        </p>
        <StepButtons
          isFirst={step(-1) === undefined}
          isLast={step(1) === undefined}
          onStep={move}
        />
        {products.length > 0 && (
          <Button look="outline" onClick={() => onVisible(isHidden)}>
            {isHidden ? (
              <Eye aria-hidden="true" className="size-5" />
            ) : (
              <EyeOff aria-hidden="true" className="size-5" />
            )}
            {t(isHidden ? "menu.showCategory" : "menu.hideCategory")}
          </Button>
        )}
        <ConfirmButton
          label={
            <>
              <Trash2 aria-hidden="true" className="size-5" />
              {t("menu.removeCategory")}
            </>
          }
          question={t("menu.removeCategoryText", { count: products.length })}
          confirm={t("menu.remove")}
          keep={t("integrations.keep")}
          onConfirm={onRemove}
        />
      </div>
    </Sheet>
  );
}

import "../../../i18n/fetch-later-messages.ts";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { Sheet, SheetHeader } from "@comanda/ui/sheets/sheet.tsx";
import { useText } from "../../../i18n/text.ts";
import { categoryAnchor } from "./category-anchor.ts";

type CategorySheetProps = {
  open: boolean;
  onClose: () => void;
  categories: readonly { id: string; name: string; products: readonly unknown[] }[];
  /** The anchor of the category that is being read. */
  activeAnchor: string;
  onChoose: (anchor: string) => void;
};

/** Shows all categories at a glance, each with the number of its dishes. */
export function CategorySheet({
  open,
  onClose,
  categories,
  activeAnchor,
  onChoose,
}: CategorySheetProps) {
  const t = useText();
  const title = t("menu.allCategories");
  return (
    <Sheet open={open} onClose={onClose} label={title} className="md:max-w-[420px]">
      <SheetHeader title={title} onClose={onClose} closeLabel={t("sheet.close")} />
      <ul className="min-h-0 flex-auto overflow-y-auto overscroll-contain px-1 pb-4">
        {categories.map(({ id, name, products }) => {
          const anchor = categoryAnchor(id);
          const isActive = anchor === activeAnchor;
          return (
            <li key={id}>
              <button
                type="button"
                aria-current={isActive || undefined}
                onClick={() => onChoose(anchor)}
                className={classNames(
                  "flex min-h-12 w-full items-center justify-between gap-3 rounded-m px-4 py-2 text-start text-md",
                  isActive && "bg-ground font-bold",
                )}
              >
                <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
                <span className="flex-none text-sm font-normal text-muted">
                  {t("search.dishes", { count: products.length })}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

import type { Currency } from "@comanda/domain/money/cents";
import Layers from "lucide-react/icons/layers";
import Plus from "lucide-react/icons/plus";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import type { GroupUse } from "../data/product-parts.ts";
import { type GroupDraft, newGroup, ownCopy, startGroup } from "../form/product-draft.ts";

type AddGroupSheetProps = {
  /** The groups of the menu by their ids. */
  uses: ReadonlyMap<string, GroupUse>;
  /** The groups that the product has already. */
  groups: readonly GroupDraft[];
  currency: Currency;
  onAdd: (group: GroupDraft) => void;
  onClose: () => void;
};

/** Adds a new group, one that other products have, or a copy of such a one. */
export function AddGroupSheet({ uses, groups, currency, onAdd, onClose }: AddGroupSheetProps) {
  const t = useText();
  const taken = new Set(groups.map(({ base }) => base?.id));
  const offered = [...uses.values()].filter(({ group }) => !taken.has(group.id));
  return (
    <Sheet open onClose={onClose} title={t("menu.addGroup")}>
      <div className="flex flex-col gap-3">
        <Button look="tonal" onClick={() => onAdd(newGroup())}>
          <Plus aria-hidden="true" className="size-5" />
          {t("menu.newGroup")}
        </Button>
        {offered.length > 0 && <h3 className="text-md font-bold">{t("menu.groupsOfMenu")}</h3>}
        <ul className="flex flex-col gap-3">
          {offered.map(({ group, products }) => {
            const { name } = group;
            const choices = (group.modifiers ?? []).map((modifier) => modifier.name).join(", ");
            return (
              <li key={group.id} className="rounded-m border border-line p-3">
                <p className="text-md font-bold wrap-anywhere">
                  <bdi>{name}</bdi>
                </p>
                <p className="text-sm text-muted wrap-anywhere">
                  <bdi>{choices}</bdi>
                </p>
                <p className="flex items-center gap-1 text-sm text-muted">
                  <Layers aria-hidden="true" className="size-4 flex-none" />
                  {t("soldOut.inDishes", { count: products.length })}
                </p>
                <div className="flex flex-wrap gap-2 pt-2">
                  <Button
                    look="outline"
                    className="flex-1"
                    onClick={() => onAdd(startGroup(group, currency))}
                  >
                    {t("menu.shareGroupOf", { name })}
                  </Button>
                  <Button
                    look="outline"
                    className="flex-1"
                    onClick={() => onAdd(ownCopy(startGroup(group, currency)))}
                  >
                    {t("menu.copyGroupOf", { name })}
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </Sheet>
  );
}

import type { Currency } from "@comanda/domain/money/cents";
import Layers from "lucide-react/icons/layers";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { Checkbox } from "../../parts/lists/checkbox.tsx";
import { Segmented } from "../../parts/segmented.tsx";
import { Sheet } from "../../parts/sheets/sheet.tsx";
import type { GroupUse } from "../data/product-parts.ts";
import { type GroupDraft, newGroup, ownCopy, startGroup } from "../form/product-to-draft.ts";

type AddGroupSheetProps = {
  /** The groups of the menu by their ids. */
  uses: ReadonlyMap<string, GroupUse>;
  /** The groups that the product has already. */
  groups: readonly GroupDraft[];
  currency: Currency;
  onAdd: (groups: GroupDraft[]) => void;
  onClose: () => void;
};

/** How the product has a group of other products: the same one, or a copy that is its own. */
type Way = "shared" | "copy";

/** Adds a new group, or any number of those that other products have, shared or as a copy. */
export function AddGroupSheet({ uses, groups, currency, onAdd, onClose }: AddGroupSheetProps) {
  const t = useText();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Way>>(new Map());
  const taken = new Set(groups.map(({ base }) => base?.id));
  const offered = [...uses.values()].filter(({ group }) => !taken.has(group.id));
  const toggle = (id: string) => {
    const next = new Map(chosen);
    if (!next.delete(id)) next.set(id, "shared");
    setChosen(next);
  };
  const add = () =>
    onAdd(
      offered.flatMap(({ group }) => {
        const way = chosen.get(group.id);
        const draft = startGroup(group, currency);
        if (!way) return [];
        return [way === "copy" ? ownCopy(draft) : draft];
      }),
    );
  return (
    <Sheet
      open
      onClose={onClose}
      title={t("menu.addGroup")}
      footer={
        offered.length > 0 && (
          <Button look="solid" disabled={chosen.size === 0} onClick={add}>
            {t("menu.addGroups", { count: chosen.size })}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-3">
        <Button look="tonal" onClick={() => onAdd([newGroup()])}>
          <Plus aria-hidden="true" className="size-5" />
          {t("menu.newGroup")}
        </Button>
        {offered.length > 0 && <h3 className="text-md font-bold">{t("menu.groupsOfMenu")}</h3>}
        <ul className="flex flex-col gap-3 empty:hidden">
          {offered.map(({ group: { id, name, modifiers }, products }) => {
            const way = chosen.get(id);
            const choices = (modifiers ?? []).map((modifier) => modifier.name).join(", ");
            return (
              <li key={id} className="rounded-m border border-line px-3 py-1">
                <Checkbox
                  label={
                    <>
                      <bdi className="block font-bold">{name}</bdi>
                      <bdi className="block text-sm text-muted">{choices}</bdi>
                      <span className="flex items-center gap-1 text-sm text-muted">
                        <Layers aria-hidden="true" className="size-4 flex-none" />
                        {t("soldOut.inDishes", { count: products.length })}
                      </span>
                    </>
                  }
                  checked={way !== undefined}
                  onChange={() => toggle(id)}
                />
                {way && (
                  <div className="pb-2">
                    <Segmented
                      label={t("menu.groupWay", { name })}
                      hideLabel
                      look="words"
                      value={way}
                      options={[
                        { value: "shared", label: t("menu.groupShared") },
                        { value: "copy", label: t("menu.groupCopy") },
                      ]}
                      onChange={(next) => setChosen(new Map(chosen).set(id, next))}
                    />
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </Sheet>
  );
}

import Plus from "lucide-react/icons/plus";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useText } from "../../i18n/text.ts";
import { Button, FLUSH, FLUSH_END } from "../../parts/button.tsx";
import type { Menu } from "../data/menu-types.ts";
import { groupUses } from "../data/product-parts.ts";
import { FormSection } from "../form/form-section.tsx";
import { type GroupDraft, moveItem, newGroup } from "../form/product-to-draft.ts";
import type { FaultOf } from "../form/use-fault-of.ts";
import type { ProductForm } from "../form/use-product-form.ts";
import { AddGroupSheet } from "./add-group-sheet.tsx";
import { GroupEditor } from "./group-editor.tsx";

type GroupsSectionProps = { form: ProductForm; faultOf: FaultOf; menu: Menu };

/** The choices and extras of a product, in groups that other products may have too. */
export function GroupsSection({ form, faultOf, menu }: GroupsSectionProps) {
  const t = useText();
  const [isAdding, setAdding] = useState(false);
  const { draft, change, base } = form;
  const { groups } = draft;
  const uses = groupUses(menu);
  const setGroups = (next: GroupDraft[]) => change({ ...draft, groups: next });
  const list = useRef<HTMLUListElement>(null);
  const add = (added: GroupDraft[]) => {
    flushSync(() => {
      setGroups([...groups, ...added]);
      setAdding(false);
    });
    // The name of a new group is typed next.
    if (added.some(({ base: stored }) => stored === null))
      list.current?.lastElementChild?.querySelector("input")?.focus();
  };
  const others = [...uses.keys()].some((id) => !groups.some((group) => group.base?.id === id));
  return (
    <FormSection
      title={t("menu.groups")}
      hint={groups.length === 0 ? t("menu.groupsHint") : undefined}
      action={
        <Button
          look="quiet"
          className={`${FLUSH} ${FLUSH_END}`}
          onClick={() => (others ? setAdding(true) : add([newGroup()]))}
        >
          <Plus aria-hidden="true" className="size-5" />
          {t("menu.addGroup")}
        </Button>
      }
    >
      <ul ref={list} className="flex flex-col gap-3 empty:hidden">
        {groups.map((group, at) => {
          const id = group.base?.id;
          const sharing = (id === undefined ? [] : (uses.get(id)?.products ?? [])).filter(
            (product) => product.id !== base?.id,
          );
          return (
            <GroupEditor
              key={group.key}
              group={group}
              dishes={sharing.length + 1}
              faultOf={(field) => faultOf(`groups.${group.key}.${field}`)}
              isFirst={at === 0}
              isLast={at === groups.length - 1}
              isStored={id !== undefined && uses.has(id)}
              submits={form.submits}
              onChange={(next) => setGroups(groups.map((each) => (each === group ? next : each)))}
              onMove={(by) => setGroups(moveItem(groups, group.key, by))}
              onRemove={() => setGroups(groups.filter((each) => each !== group))}
            />
          );
        })}
      </ul>
      {isAdding && (
        <AddGroupSheet
          uses={uses}
          groups={groups}
          currency={form.currency}
          onAdd={add}
          onClose={() => setAdding(false)}
        />
      )}
    </FormSection>
  );
}

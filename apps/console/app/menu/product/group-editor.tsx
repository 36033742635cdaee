import ChevronDown from "lucide-react/icons/chevron-down";
import Layers from "lucide-react/icons/layers";
import { useId, useState } from "react";
import { Link } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useCompanyPath } from "../../layout/company-page.tsx";
import { buttonClasses } from "../../parts/button.tsx";
import { RowButtons } from "../../parts/drag/row-buttons.tsx";
import { StatePill } from "../../parts/state-pill.tsx";
import type { GroupDraft } from "../form/product-to-draft.ts";
import type { FaultOf } from "../form/use-fault-of.ts";
import { useRuleText } from "../form/use-rule-text.ts";
import { GroupFields } from "./group-fields.tsx";

type GroupEditorProps = {
  group: GroupDraft;
  /** How many products have the group, this one too. */
  dishes: number;
  faultOf: FaultOf;
  isFirst: boolean;
  isLast: boolean;
  /** Whether the menu has the group, which then has a page of its own. */
  isStored: boolean;
  /** How often the form was sent: a closed group with a fault opens then. */
  submits: number;
  onChange: (group: GroupDraft) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** A group of choices: closed it says what guests choose, open it has every field. */
export function GroupEditor({
  group,
  dishes,
  faultOf,
  isFirst,
  isLast,
  isStored,
  submits,
  onChange,
  onMove,
  onRemove,
}: GroupEditorProps) {
  const t = useText();
  const path = useCompanyPath();
  const panel = useId();
  const [isOpen, setOpen] = useState(group.base === null);
  const wrong = hasFault(group, faultOf);
  const [opened, setOpened] = useState(submits);
  if (submits !== opened && wrong) {
    setOpened(submits);
    setOpen(true);
  }
  const name = group.name.trim() || t("menu.newGroup");
  const ruleText = useRuleText();
  return (
    <li className="rounded-m border border-line">
      <div className="flex flex-wrap items-center gap-x-2 ps-3 pe-1">
        <h3 className="min-w-0 flex-1 basis-40">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panel : undefined}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-14 w-full items-center gap-2 py-1 text-start font-normal"
          >
            <ChevronDown
              aria-hidden="true"
              className={`size-5 flex-none text-muted ${isOpen ? "rotate-180" : ""}`}
            />
            <span className="min-w-0">
              <bdi className="block text-md font-bold wrap-anywhere">{name}</bdi>
              <span className="block text-sm text-muted">{ruleText(group)}</span>
            </span>
          </button>
        </h3>
        {dishes > 1 && (
          <StatePill tone="accent" icon={<Layers aria-hidden="true" className="size-4" />}>
            {t("soldOut.inDishes", { count: dishes })}
          </StatePill>
        )}
        <RowButtons
          name={name}
          isFirst={isFirst}
          isLast={isLast}
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
      {isOpen && (
        <div id={panel} className="flex flex-col gap-3 border-t border-line p-3">
          <GroupFields group={group} faultOf={faultOf} onChange={onChange} withStock />
          {group.base && isStored && (
            <Link
              to={path(`menu/groups/${encodeURIComponent(group.base.id)}`)}
              className={buttonClasses({ look: "quiet", size: "m" })}
            >
              <Layers aria-hidden="true" className="size-5" />
              {t("menu.groupOpen")}
            </Link>
          )}
        </div>
      )}
    </li>
  );
}

function hasFault(group: GroupDraft, faultOf: FaultOf): boolean {
  const below = group.modifiers.flatMap(({ key }) =>
    ["name", "price", "max", "stock"].map((field) => `modifiers.${key}.${field}`),
  );
  return ["name", "min", "max", "modifiers", ...below].some((field) => faultOf(field));
}

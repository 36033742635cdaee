import "../../i18n/await-office-messages.ts";
import type { MenuGroup } from "@comanda/contract/menu/menu-parts";
import ChevronRight from "lucide-react/icons/chevron-right";
import Layers from "lucide-react/icons/layers";
import Plus from "lucide-react/icons/plus";
import { useEffect, useEffectEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useCompanyPath } from "../../layout/company-page.tsx";
import { OfflineBanner } from "../../layout/offline-banner.tsx";
import { buttonClasses } from "../../parts/button.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { PageHeader } from "../../parts/page-header.tsx";
import { UndoToast } from "../../parts/undo/undo-toast.tsx";
import type { Menu, MenuPlace, ModifierGroup } from "../data/menu-types.ts";
import { useEditedMenu } from "../data/use-edited-menu.ts";
import { WriteErrorText } from "../data/write-error-text.tsx";
import { startGroup } from "../form/product-to-draft.ts";
import { useRuleText } from "../form/use-rule-text.ts";
import type { StoredGroup } from "./use-send-group.ts";

type GroupsPageProps = { menu: Menu; place: MenuPlace; groups: readonly MenuGroup[] };

/** The groups of choices of the menu, each with how many dishes have it. */
export function GroupsPage({ menu, place, groups }: GroupsPageProps) {
  const t = useText();
  const path = useCompanyPath();
  const navigate = useNavigate();
  const { state: before } = useLocation();
  const { done, undo, clearDone, showDone, error, setError } = useEditedMenu(place, menu);
  const offerUndo = useEffectEvent((stored: StoredGroup | null) => {
    if (stored?.id === null && stored.changeId) showDone(t("menu.groupRemoved"), stored.changeId);
  });
  useEffect(() => offerUndo(before), [before]);
  const add = (
    <Link to={path("menu/groups/new")} className={buttonClasses({ look: "solid", size: "m" })}>
      <Plus aria-hidden="true" className="size-5" />
      {t("menu.newGroup")}
    </Link>
  );
  return (
    <>
      <title>{t("menu.groups")}</title>
      <OfflineBanner />
      <PageHeader title={t("menu.groups")} back={path("menu")}>
        {groups.length > 0 && add}
      </PageHeader>
      {error && <WriteErrorText error={error} onClose={() => setError(null)} />}
      {groups.length === 0 ? (
        <EmptyState
          icon={<Layers aria-hidden="true" className="size-8" />}
          title={t("menu.groupsNone")}
          text={t("menu.groupsNoneText")}
          action={add}
        />
      ) : (
        <ul className="mx-auto grid w-full max-w-[1080px] gap-3 p-4 pb-28 lg:grid-cols-2">
          {groups.map((each) => (
            <GroupCard key={each.id} menu={menu} entry={each} />
          ))}
        </ul>
      )}
      {done && (
        <UndoToast
          key={done.until}
          text={done.text}
          until={done.until}
          onUndo={async () => {
            if (await undo()) await navigate(".", { replace: true, state: null });
          }}
          onEnd={clearDone}
        />
      )}
    </>
  );
}

function GroupCard({ menu, entry }: { menu: Menu; entry: MenuGroup }) {
  const t = useText();
  const path = useCompanyPath();
  const ruleText = useRuleText();
  const group = entry.group as ModifierGroup;
  const rule = ruleText(startGroup(group, menu.currency));
  const choices = (group.modifiers ?? []).map(({ name }) => name).join(", ");
  return (
    <li className="min-w-0">
      <Link
        to={path(`menu/groups/${encodeURIComponent(entry.id)}`)}
        className="flex h-full items-center gap-3 rounded-m border border-line bg-surface p-4"
      >
        <span className="min-w-0 flex-1">
          <bdi className="block text-md font-bold wrap-anywhere">{group.name}</bdi>
          <bdi data-clamped className="line-clamp-2 text-sm text-muted wrap-anywhere">
            {choices}
          </bdi>
          <span className="flex flex-wrap gap-x-2 text-sm text-muted">
            <span>{rule}</span>
            <span className="flex items-center gap-1">
              <Layers aria-hidden="true" className="size-4 flex-none" />
              {t("soldOut.inDishes", { count: entry.product_ids.length })}
            </span>
          </span>
          {!entry.same && (
            <span className="block text-sm text-warning">{t("menu.groupDiffers")}</span>
          )}
        </span>
        <ChevronRight aria-hidden="true" className="size-5 flex-none text-muted rtl:-scale-x-100" />
      </Link>
    </li>
  );
}

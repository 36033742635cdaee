import "../../i18n/await-office-messages.ts";
import type { MenuGroup } from "@comanda/contract/menu/menu-parts";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useCompanyPath } from "../../layout/company-page.tsx";
import { OfflineBanner } from "../../layout/offline-banner.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { Form } from "../../parts/field.tsx";
import { PageHeader } from "../../parts/page-header.tsx";
import { focusFault } from "../../parts/saving/focus-fault.ts";
import { LeaveGuard } from "../../parts/saving/leave-guard.tsx";
import { UndoToast } from "../../parts/undo/undo-toast.tsx";
import type { Menu, MenuPlace } from "../data/menu-types.ts";
import { isNameTaken } from "../data/same-name.ts";
import { useEditedMenu } from "../data/use-edited-menu.ts";
import { WriteErrorText } from "../data/write-error-text.tsx";
import { FormSection } from "../form/form-section.tsx";
import { useFaultText } from "../form/use-fault-text.ts";
import { GroupFields } from "../product/group-fields.tsx";
import { UnsavedBar } from "../product/unsaved-bar.tsx";
import { DishChoice } from "./dish-choice.tsx";
import { GroupQuestions } from "./group-questions.tsx";
import { useGroupForm } from "./use-group-form.ts";
import type { StoredGroup } from "./use-send-group.ts";

type GroupPageProps = {
  menu: Menu;
  place: MenuPlace;
  groups: readonly MenuGroup[];
  /** Null for a new group. */
  groupId: string | null;
};

/** A group of choices and the dishes that have it, stored by one press. */
export function GroupPage({ menu: initial, place, groups, groupId }: GroupPageProps) {
  const t = useText();
  const faultText = useFaultText();
  const path = useCompanyPath();
  const navigate = useNavigate();
  const wasCreated = useLocation().state === "created";
  const state = useEditedMenu(place, initial);
  const seen = groups.find(({ id }) => id === groupId) ?? null;
  const form = useGroupForm({ place, state, seen });
  const fields = useRef<HTMLFormElement>(null);
  const { submits, draft, change } = form;
  useEffect(() => {
    if (submits > 0) focusFault(fields.current);
  }, [submits]);

  const isLeaving = useRef(false);
  const stored = async (saving: Promise<StoredGroup | null>) => {
    const done = await saving;
    if (!done || done.id === groupId) return;
    isLeaving.current = true;
    if (done.id === null) await navigate(path("menu/groups"), { state: done });
    else {
      const to = path(`menu/groups/${encodeURIComponent(done.id)}`);
      await navigate(to, { replace: true, state: "created" });
    }
  };
  const faultOf = (field: string) => {
    const fault = form.faults[field];
    return fault && faultText(fault, form.currency);
  };
  const title = draft.group.name.trim() || form.base?.group.name || t("menu.newGroup");
  const otherNames = groups.flatMap(({ id, group }) => (id === groupId ? [] : [group.name]));
  const back = path("menu/groups");
  if (groupId !== null && !seen) {
    return (
      <>
        <PageHeader title={t("menu.groups")} back={back} />
        <EmptyState title={t("menu.groupGoneText")} />
      </>
    );
  }
  return (
    <>
      <title>{title}</title>
      <OfflineBanner />
      <PageHeader title={title} back={back} />
      {state.error && <WriteErrorText error={state.error} onClose={() => state.setError(null)} />}
      <Form
        ref={fields}
        noValidate
        inert={form.busy}
        className="mx-auto flex w-full max-w-[1080px] flex-col gap-4 p-4 pb-60 md:pb-28"
        onSubmit={(event) => {
          event.preventDefault();
          void stored(form.save());
        }}
      >
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <FormSection
            title={t("menu.groupChoices")}
            hint={form.base && !form.base.same ? t("menu.groupDiffers") : undefined}
          >
            <GroupFields
              group={draft.group}
              faultOf={faultOf}
              withStock={false}
              nameHint={isNameTaken(draft.group.name, otherNames) ? t("menu.sameGroup") : undefined}
              onChange={(group) => change({ ...draft, group })}
            />
          </FormSection>
          <DishChoice
            menu={state.menu}
            chosen={draft.dishes}
            error={form.dishesMissing ? t("menu.groupNoDish") : undefined}
            onChange={(dishes) => change({ ...draft, dishes })}
          />
        </div>
        <UnsavedBar form={form} wasCreated={wasCreated} isWhole />
      </Form>
      <GroupQuestions form={form} menu={state.menu} stored={(saving) => void stored(saving)} />
      <LeaveGuard
        isDirty={form.isDirty}
        isLeaving={isLeaving}
        onSave={async () => (await form.save()) !== null}
      />
      {state.done && !form.isDirty && (
        <UndoToast
          key={state.done.until}
          text={state.done.text}
          until={state.done.until}
          onUndo={async () => {
            // Loading again would take away why it was not taken back.
            if (await state.undo()) await navigate(0);
          }}
          onEnd={state.clearDone}
        />
      )}
    </>
  );
}

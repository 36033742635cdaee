import "../../i18n/await-office-messages.ts";
import { useDeferredValue, useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useCompanyPath } from "../../layout/company-page.tsx";
import { OfflineBanner } from "../../layout/offline-banner.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { Form } from "../../parts/field.tsx";
import { PageHeader } from "../../parts/page-header.tsx";
import { focusFault } from "../../parts/saving/focus-fault.ts";
import { LeaveGuard } from "../../parts/saving/leave-guard.tsx";
import { useSaveAfterUploads } from "../../parts/saving/use-uploads.ts";
import { UndoToast } from "../../parts/undo/undo-toast.tsx";
import type { Menu, MenuPlace } from "../data/menu-types.ts";
import { findProduct } from "../data/menu-view.ts";
import { useEditedMenu } from "../data/use-edited-menu.ts";
import { WriteErrorText } from "../data/write-error-text.tsx";
import { useProductForm } from "../form/use-product-form.ts";
import { PhonePreview } from "../preview/phone-preview.tsx";
import { ScheduleSection } from "../schedule/schedule-section.tsx";
import { ProductFields } from "./product-fields.tsx";
import { SaveQuestions } from "./save-questions.tsx";
import { UnsavedBar } from "./unsaved-bar.tsx";

type ProductPageProps = {
  menu: Menu;
  place: MenuPlace;
  /** Null for a new product. */
  productId: string | null;
};

/** The form of a product, with a guest's phone beside it on wide screens. */
export function ProductPage({ menu: initial, place, productId }: ProductPageProps) {
  const t = useText();
  const path = useCompanyPath();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const wasCreated = useLocation().state === "created";
  const state = useEditedMenu(place, initial);
  const { menu, done } = state;
  const found = productId === null ? null : findProduct(initial, productId);
  const wanted = found?.category.id ?? query.get("category");
  const categoryId =
    menu.categories.find(({ id }) => id === wanted)?.id ?? menu.categories[0]?.id ?? "";
  const form = useProductForm({ place, state, found, categoryId });
  const fields = useRef<HTMLFormElement>(null);
  const { submits } = form;
  // The phone beside the form follows when the field that is typed in has been drawn.
  const previewed = useDeferredValue(form.draft);
  useEffect(() => {
    if (submits > 0) focusFault(fields.current);
  }, [submits]);

  const isUploading = form.uploads.running > 0;
  const isLeaving = useRef(false);
  const stored = async (saving: Promise<{ id: string } | null>) => {
    const isNew = form.base === null;
    const entry = await saving;
    if (!entry || (!isNew && entry.id === productId)) return;
    isLeaving.current = true;
    const to = path(`menu/products/${encodeURIComponent(entry.id)}`);
    await navigate(to, { replace: true, state: "created" });
  };
  const saving = useSaveAfterUploads(form.uploads, () => void stored(form.save()));
  const backTo = `${path("menu")}#${encodeURIComponent(form.category)}`;
  const title = form.draft.name.trim() || form.base?.product.name || t("menu.newDish");
  if (categoryId === "" || (productId !== null && !found)) {
    const isGone = categoryId !== "";
    return (
      <>
        <PageHeader title={t("nav.menu")} back={path("menu")} />
        <EmptyState title={t(isGone ? "menu.goneDish" : "menu.noCategories")} />
      </>
    );
  }
  return (
    <>
      <title>{title}</title>
      <OfflineBanner />
      <PageHeader title={title} back={backTo} />
      {state.error && <WriteErrorText error={state.error} onClose={() => state.setError(null)} />}
      <div className="grid grid-cols-1 items-start gap-6 p-4 pb-40 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="mx-auto flex w-full max-w-[720px] flex-col gap-3">
          <Form
            ref={fields}
            noValidate
            inert={form.busy || saving.isWaiting}
            onSubmit={(event) => {
              event.preventDefault();
              saving.save();
            }}
          >
            <ProductFields form={form} state={state} place={place} />
            <UnsavedBar form={form} wasCreated={wasCreated} saving={saving} />
          </Form>
          {/* Its sheet has a form: Chromium would reload the page for one that stands in another form. */}
          {form.base && <ScheduleSection product={form.base} form={form} place={place} />}
        </div>
        <PhonePreview draft={previewed} menu={menu} place={place} />
      </div>
      <SaveQuestions form={form} stored={(saving) => void stored(saving)} />
      <LeaveGuard
        isDirty={form.isDirty || isUploading}
        isLeaving={isLeaving}
        onSave={async () => (await form.save()) !== null}
        isUploading={isUploading}
      />
      {done && !form.isDirty && (
        <UndoToast
          key={done.until}
          text={done.text}
          until={done.until}
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

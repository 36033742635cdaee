import "../../i18n/await-office-messages.ts";
import type { StaffMenu } from "@comanda/contract/menu/menu-parts";
import type { Setup } from "@comanda/contract/setup/setup-schemas";
import type { Currency } from "@comanda/domain/money/cents";
import type { MapTiles } from "@comanda/ui/map/map-tiles.ts";
import { useHydrated } from "@comanda/ui/page/use-hydrated.ts";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { officeApi } from "../../api/office-api.ts";
import { useFreshAnswer } from "../../api/use-fresh-answer.ts";
import { useText } from "../../i18n/text.ts";
import { OfflineBanner } from "../../layout/offline-banner.tsx";
import { PageHeader } from "../../parts/page-header.tsx";
import type { GuestWords } from "../../parts/prints/guest-words.ts";
import { LeaveGuard } from "../../parts/saving/leave-guard.tsx";
import type { StoredSection } from "../../parts/saving/section-value.ts";
import { SectionConflict } from "../form/section-conflict.tsx";
import { tablesIn } from "../tables/draft/table-list.ts";
import { firstOpenStep, isStepDone, SETUP_STEPS, type SetupStep } from "./draft/setup-steps.ts";
import { type SetupSections, unsavedSteps, useSetupForms } from "./draft/use-setup-forms.ts";
import { GoLive } from "./go-live.tsx";
import { SetupPreview, SetupPreviewButton } from "./preview/setup-preview.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { StepForm } from "./step-form.tsx";
import { StepItem } from "./step-item.tsx";
import { CodeStep } from "./steps/code-step.tsx";
import { DishesStep } from "./steps/dishes-step.tsx";
import { HoursStep } from "./steps/hours-step.tsx";
import { OrderingStep } from "./steps/ordering-step.tsx";
import { PaymentsStep } from "./steps/payments-step.tsx";
import { PlaceStep } from "./steps/place-step.tsx";
import { useSaveStep } from "./use-save-step.ts";
import { useSetupLabel } from "./use-setup-label.ts";
import { useStepFacts } from "./use-step-facts.ts";

export type SetupPageProps = {
  companyId: string;
  setup: Setup;
  sections: SetupSections;
  look: StoredSection;
  menu: StaffMenu;
  currency: Currency;
  timezone: string;
  words: GuestWords;
  /** Where guests order; null for a restaurant without a host. */
  origin: string | null;
  storageUrl: string;
  tiles: MapTiles;
  logo: string | null;
};

/** Six steps from an empty restaurant to the first order, with a guest's phone beside them. */
export function SetupPage(props: SetupPageProps) {
  const { companyId, sections, menu, currency, timezone, words, origin, tiles } = props;
  const t = useText();
  const { answer: setup, refresh } = useFreshAnswer(props.setup, () =>
    officeApi("readSetup", { params: { companyId } }),
  );
  const forms = useSetupForms({
    companyId,
    sections,
    menu,
    currency,
    firstCategory: words.menu,
  });
  const { missing, saveStep } = useSaveStep(forms);
  const facts = useStepFacts(forms, origin);
  const { open, goTo } = useOpenStep(props.setup);
  const heading = useStepFocus(open);
  const labelOf = useSetupLabel();
  const { dishes, quickHours: _, ...settings } = forms;
  const unsaved = unsavedSteps(forms);
  const saveAll = async () => {
    for (const step of unsaved)
      if (!(await save(step))) {
        goTo(step);
        return false;
      }
    return true;
  };
  const hasTables = tablesIn(forms.tables.stored.value).length > 0;
  const save = async (step: SetupStep) => {
    const isSaved = await saveStep(step);
    if (isSaved) await refresh();
    return isSaved;
  };
  const contents = {
    place: () => <PlaceStep form={forms.place} tiles={tiles} />,
    hours: () => <HoursStep form={forms.hours} quick={forms.quickHours} />,
    dishes: () => <DishesStep dishes={dishes} onSave={() => save("dishes")} />,
    ordering: () => (
      <OrderingStep
        forms={forms}
        currency={currency}
        tableName={words.table}
        isMissing={missing === "ordering"}
      />
    ),
    payments: () => <PaymentsStep forms={forms} isMissing={missing === "payments"} />,
    code: () => <CodeStep origin={origin} hasTables={hasTables} />,
  } satisfies Record<SetupStep, () => React.ReactNode>;
  return (
    <>
      <title>{t("setup.title")}</title>
      <OfflineBanner />
      <PageHeader title={t("setup.title")} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start lg:grid-cols-[minmax(0,1fr)_324px]">
        <div className="mx-auto flex w-full max-w-[720px] flex-col gap-3 p-4 pb-28">
          <ProgressBar setup={setup} />
          <SetupPreviewButton {...props} forms={forms} />
          <ol className="rounded-m border border-line bg-surface">
            {SETUP_STEPS.map((step) => (
              <StepItem
                key={step}
                step={step}
                isOpen={step === open}
                isDone={isStepDone(setup, step)}
                fact={facts[step]}
                heading={step === open ? heading : undefined}
              >
                {step === open && (
                  <StepForm step={step} forms={forms} goTo={goTo} onSave={() => save(step)}>
                    {contents[step]()}
                  </StepForm>
                )}
              </StepItem>
            ))}
          </ol>
          <GoLive
            setup={setup}
            forms={forms}
            timezone={timezone}
            origin={origin}
            goTo={goTo}
            unsaved={unsaved[0] ?? null}
            onChange={refresh}
          />
        </div>
        <SetupPreview {...props} forms={forms} />
      </div>
      <LeaveGuard isDirty={unsaved.length > 0} onSave={saveAll} />
      {Object.entries(settings).map(
        ([name, form]) =>
          form.conflict && (
            <SectionConflict key={name} form={form} labelOf={labelOf} theirs={form.conflict} />
          ),
      )}
    </>
  );
}

/** The open step stands behind `#`, so that the browser's own buttons go back through the steps. */
function useOpenStep(initial: Setup) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [first] = useState(() => firstOpenStep(initial));
  // The server does not get what is behind `#`, and the first render must be the server's.
  const asked = useHydrated() ? hash : "";
  const open =
    asked === "#done" ? null : (SETUP_STEPS.find((step) => `#${step}` === asked) ?? first);
  const goTo = (step: SetupStep | null) =>
    void navigate(`#${step ?? "done"}`, { preventScrollReset: true });
  return { open, goTo };
}

/** Moves the focus to a step that was opened, not to the one with which the page begins. */
function useStepFocus(open: SetupStep | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(open);
  useEffect(() => {
    if (before.current === open) return;
    before.current = open;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "center" });
  }, [open]);
  return heading;
}

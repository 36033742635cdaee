import { useText } from "../../../i18n/text.ts";
import { StepFrame } from "./step-frame.tsx";
import { StepSkeleton } from "./step-skeleton.tsx";
import type { useStepNavigation } from "./use-step-navigation.ts";

/** Shown while a step that needs nothing from the customer goes on to the summary. */
export function StepPassed({ steps }: { steps: ReturnType<typeof useStepNavigation> }) {
  const t = useText();
  return (
    <StepFrame
      title={t("checkout.summaryTitle")}
      progress={steps.progress}
      onBack={steps.goBack}
      footer={null}
    >
      <p role="status" className="heard">
        {t("page.coming")}
      </p>
      <StepSkeleton />
    </StepFrame>
  );
}

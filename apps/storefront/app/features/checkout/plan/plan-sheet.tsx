import "../../../i18n/fetch-later-messages.ts";
import { acceptsScheduledOrders } from "@comanda/domain/company/order-types";
import type { ServiceType } from "@comanda/domain/company/service-type";
import { Button } from "@comanda/ui/controls/button.tsx";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { Sheet, SheetHeader } from "@comanda/ui/sheets/sheet.tsx";
import { useRef, useState } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useNow } from "../../../hours/current-time.tsx";
import { useText } from "../../../i18n/text.ts";
import { EnsureCheckout } from "../../../ordering/ensure-checkout.tsx";
import { useOfferedServiceTypes } from "../../../ordering/service-types.tsx";
import { useCheckout, useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { focusFirstError } from "../frame/focus-first-error.ts";
import { StepSkeleton } from "../frame/step-skeleton.tsx";
import { PlanAddress } from "./plan-address.tsx";
import { PlanOutsideArea } from "./plan-outside-area.tsx";
import { PlanTime, PlanTimeSheet } from "./plan-time.tsx";
import { TypeChoice } from "./type-choice.tsx";
import { usePlannedAddress } from "./use-planned-address.ts";

type PlanSheetProps = { open: boolean; onClose: () => void };

/** Asks how the visitor wants to order: the way, the address of a delivery, the time (decision 70). */
export function PlanSheet({ open, onClose }: PlanSheetProps) {
  const t = useText();
  const title = t("how.title");
  return (
    <Sheet open={open} onClose={onClose} label={title} className="md:max-w-[480px]">
      <SheetHeader title={title} onClose={onClose} closeLabel={t("sheet.close")} />
      <EnsureCheckout withClient>
        <LoadedPlanForm onDone={onClose} />
      </EnsureCheckout>
    </Sheet>
  );
}

/** Waits for the stored plan and the client's addresses. */
function LoadedPlanForm({ onDone }: { onDone: () => void }) {
  const clientChecked = useCheckout((checkout) => checkout.clientChecked);
  if (clientChecked) return <PlanForm onDone={onDone} />;
  return (
    <div className="px-5 pb-6">
      <StepSkeleton />
    </div>
  );
}

function PlanForm({ onDone }: { onDone: () => void }) {
  const t = useText();
  const now = useNow();
  const store = useCheckoutStore();
  const { settings } = useCompanySite();
  const plan = useCheckout((checkout) => checkout.plan);
  const types = useOfferedServiceTypes();
  const available = types.filter((each) => each.available);
  const [picked, setPicked] = useState(plan?.serviceType ?? null);
  const type = (available.find((each) => each.type === picked) ?? available[0])?.type ?? null;
  const [chosenTime, setTime] = useState(plan?.time ?? null);
  // A time that was chosen before the restaurant stopped taking orders for later is no part of the plan.
  const time = type && acceptsScheduledOrders(settings, type) ? chosenTime : null;
  const [asksTime, setAsksTime] = useState(false);
  const address = usePlannedAddress();
  const form = useRef<HTMLFormElement>(null);
  const { cost } = address;
  const isDelivery = type === "DELIVERY";
  const refusal = isDelivery && cost.state === "refused" ? cost.code : null;
  const isOutside = refusal === "outside_coverage";

  const choose = (serviceType: ServiceType) => {
    setPicked(serviceType);
    // A time of one way can be too early for another.
    if (serviceType !== type) setTime(null);
  };

  const save = async () => {
    if (!type || isOutside) return;
    const planned = isDelivery ? await address.finish() : (plan?.address ?? null);
    if (planned === "missing") return focusFirstError(form.current);
    store.getState().planOrder({ serviceType: type, address: planned, time }, now);
    onDone();
  };

  const planTakeaway = () => {
    const before = store.getState().plan;
    const address = before?.address ?? null;
    store.getState().planOrder({ serviceType: "TAKEAWAY", address, time: null }, now);
    onDone();
  };

  return (
    <>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        className="flex min-h-0 flex-auto flex-col"
      >
        <div className="flex min-h-0 flex-auto flex-col gap-4 overflow-y-auto overscroll-contain px-5 pb-4">
          <TypeChoice types={types} chosen={type} onChoose={choose} />
          {isDelivery && <PlanAddress choice={address} />}
          {refusal && (
            <PlanOutsideArea code={refusal} position={address.position} onTakeaway={planTakeaway} />
          )}
          {type && !isOutside && (
            <PlanTime serviceType={type} time={time} onEdit={() => setAsksTime(true)} />
          )}
          {type && chosenTime !== time && <Notice>{t("reason.scheduleNotOffered")}</Notice>}
        </div>
        <div className="border-t border-line px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
          <Button
            type="submit"
            className="w-full"
            busy={address.locating}
            disabled={type === null || isOutside}
          >
            {t("how.done")}
          </Button>
        </div>
      </form>
      {type && (
        <PlanTimeSheet
          serviceType={type}
          time={time}
          open={asksTime}
          onClose={() => setAsksTime(false)}
          onChange={setTime}
        />
      )}
    </>
  );
}

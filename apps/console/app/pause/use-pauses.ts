import type { OrderingPauses } from "@comanda/contract/staff/ordering-pauses";
import type { ServiceType } from "@comanda/domain/company/service-type";
import { counterApi } from "../api/counter-api.ts";
import { useChanges } from "../api/use-changes.ts";
import { useFreshAnswer } from "../api/use-fresh-answer.ts";
import { endOf, minutesOf, type PauseDraft, pauseChangesOf } from "./pause-draft.ts";

/** The pauses, how busy the kitchen is, and the changes that the page makes. */
export function usePauses(companyId: string, initial: OrderingPauses) {
  const params = { companyId };
  const { answer: pauses, refresh } = useFreshAnswer(initial, () =>
    counterApi("listPauses", { params }),
  );
  const { run, busy, error } = useChanges(refresh);
  const seenOf = (service_type: ServiceType) => {
    const pause = pauses.pauses.find((each) => each.service_type === service_type);
    return [{ service_type, seen: pause?.revision ?? null }];
  };
  /** Makes the calls; returns whether they were accepted. */
  const change = async (calls: () => Promise<unknown>): Promise<boolean> => {
    const made = await run(async () => {
      await calls();
      return true;
    });
    return made === true;
  };

  return {
    pauses,
    busy,
    error,
    /** Sets the minutes first, so that they are set also where the pause is refused. */
    apply: (draft: PauseDraft) =>
      change(async () => {
        const { types, setsMinutes } = pauseChangesOf(draft, pauses);
        const end = endOf(draft.duration);
        if (setsMinutes) {
          const minutes = minutesOf(draft, pauses);
          const body = { minutes, seen: pauses.busy_revision, ...end };
          await counterApi("setBusy", { params, body });
        }
        if (types.length > 0)
          await counterApi("setPause", { params, body: { service_types: [...types], ...end } });
      }),
    open: (type: ServiceType) =>
      change(() => counterApi("endPause", { params, body: { service_types: seenOf(type) } })),
    /** Pauses a type until an instant again. */
    pauseAgain: (type: ServiceType, until: string) =>
      change(() =>
        counterApi("setPause", { params, body: { service_types: seenOf(type), until } }),
      ),
  };
}

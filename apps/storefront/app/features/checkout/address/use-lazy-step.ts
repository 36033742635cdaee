import { useEffect, useState } from "react";
import { loadPart } from "../../../ui/lazy-part.tsx";
import type { LoadStep } from "./lazy-steps.ts";

type Step = Awaited<ReturnType<LoadStep>>;

/** What has been loaded, by what loads it. */
const loaded = new WeakMap<LoadStep, Step>();

/**
 * A step whose code comes when it is first seen. `Step` is null until then; `offline` once it is
 * clear that there is no network for it: it comes as soon as there is.
 */
export function useLazyStep(load: LoadStep): { Step: Step | null; offline: boolean } {
  const [Step, setStep] = useState(() => loaded.get(load) ?? null);
  const [offline, setOffline] = useState(false);

  useEffect(() => {
    if (Step) return;
    let left = false;
    const fetchStep = async () => {
      const found = await loadPart(load);
      if (found) loaded.set(load, found);
      if (left) return;
      setStep(() => found);
      setOffline(!found);
    };
    const again = () => void fetchStep();
    again();
    window.addEventListener("online", again);
    return () => {
      left = true;
      window.removeEventListener("online", again);
    };
  }, [load, Step]);

  return { Step, offline };
}

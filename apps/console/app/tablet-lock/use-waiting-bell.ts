import { useEffect, useState } from "react";
import { createSoundEngine, type SoundEngine } from "../web/sound/sound-engine.ts";

/**
 * Rings while orders wait. Browsers allow sound after a press only: `silent` says that it is still
 * missing, and every press on the page tries to turn it on, as does `turnOn`.
 */
export function useWaitingBell(waiting: boolean): { silent: boolean; turnOn: () => void } {
  const [silent, setSilent] = useState(true);
  const [engine, setEngine] = useState<SoundEngine | null>(null);
  useEffect(() => {
    const opened = createSoundEngine((event) =>
      setSilent(event.type !== "contextChanged" || !event.running),
    );
    const unlock = () => void opened.tryUnlock();
    setEngine(opened);
    window.addEventListener("pointerdown", unlock);
    // The press that has locked this tablet counts.
    if (navigator.userActivation?.hasBeenActive) unlock();
    return () => {
      window.removeEventListener("pointerdown", unlock);
      opened.stop();
    };
  }, []);
  useEffect(() => engine?.ring(waiting ? "normal" : null), [engine, waiting]);
  return { silent, turnOn: () => void engine?.unlock() };
}

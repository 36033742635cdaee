import { useEffect, useState } from "react";
import { createSoundEngine } from "../../web/sound/sound-engine.ts";
import { soundStatus } from "../../web/sound/sound-state.ts";
import { ScreenWakeLock } from "../../web/sound/wake-lock.ts";
import type { BoardRuntime } from "../runtime/board-runtime.ts";
import { Shift } from "../runtime/shift.ts";
import { markShiftStarted, wasShiftStarted } from "../runtime/shift-mark.ts";

/** The shift of a board on this device; null on the server and before the page is interactive. */
export function useStartedShift(runtime: BoardRuntime): Shift | null {
  const [shift, setShift] = useState<Shift | null>(null);
  useEffect(() => {
    const { store } = runtime;
    const started = new Shift({
      store,
      createSound: createSoundEngine,
      wakeLock: new ScreenWakeLock(),
      onStart,
    });
    setShift(started);
    const isLocked = () => soundStatus(store.getSituation().sound) === "locked";
    const onPress = () => {
      if (isLocked() && wasShiftStarted()) void started.resume();
    };
    if (wasShiftStarted()) void started.resume();
    document.addEventListener("pointerup", onPress);
    return () => {
      document.removeEventListener("pointerup", onPress);
      started.stop();
    };
  }, [runtime]);
  return shift;
}

function onStart(): void {
  markShiftStarted();
  // A page in the background may then show a notification; a refusal changes nothing else.
  if ("Notification" in window && Notification.permission === "default") {
    void Notification.requestPermission();
  }
}

import { useEffect, useState } from "react";
import { createSoundEngine } from "../../web/sound/sound-engine.ts";
import { soundStatus } from "../../web/sound/sound-state.ts";
import { ScreenWakeLock } from "../../web/sound/wake-lock.ts";
import type { BoardRuntime } from "../runtime/board-runtime.ts";
import { Shift } from "../runtime/shift.ts";
import { markShiftStarted, wasShiftStarted } from "../runtime/shift-mark.ts";

/** The shift of a board on this device. It is there from the first rendering, so that a press before hydration starts it. */
export function useStartedShift({ store }: BoardRuntime): Shift {
  const [shift] = useState(
    () =>
      new Shift({
        store,
        createSound: createSoundEngine,
        wakeLock: new ScreenWakeLock(),
        onStart,
      }),
  );
  useEffect(() => {
    shift.follow();
    const isLocked = () => soundStatus(store.getSituation().sound) === "locked";
    const onPress = () => {
      if (isLocked() && wasShiftStarted()) void shift.resume();
    };
    if (wasShiftStarted()) void shift.resume();
    document.addEventListener("pointerup", onPress);
    return () => {
      document.removeEventListener("pointerup", onPress);
      shift.stop();
    };
  }, [shift, store]);
  return shift;
}

function onStart(): void {
  markShiftStarted();
  // A page in the background may then show a notification; a refusal changes nothing else.
  if ("Notification" in window && Notification.permission === "default") {
    void Notification.requestPermission();
  }
}

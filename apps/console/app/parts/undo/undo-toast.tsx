import { useEffect, useEffectEvent, useState } from "react";
import { remainingSeconds } from "./remaining-seconds.ts";
import { UndoButton } from "./undo-button.tsx";

type UndoToastProps = {
  /** What was done. */
  text: string;
  /** When it can no longer be undone, in milliseconds since 1970. */
  until: number;
  onUndo: () => void;
  /** Called when the time is over. */
  onEnd: () => void;
};

const TICK_MS = 200;

/**
 * What was just done, with a button that undoes it and a visible countdown. On a phone, inside an element with
 * `data-thumb`, it takes its own place above the actions there; elsewhere it floats over the page.
 */
export function UndoToast({ text, until, onUndo, onEnd }: UndoToastProps) {
  const [seconds, setSeconds] = useState(() => remainingSeconds(until, Date.now()));
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setInterval(() => {
      const left = remainingSeconds(until, Date.now());
      setSeconds(left);
      if (left > 0) return;
      clearInterval(timer);
      end();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <div className="rise fixed inset-x-4 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-30 mx-auto flex max-w-[520px] flex-wrap items-center justify-end gap-x-3 gap-y-1 rounded-m bg-inverse py-1.5 ps-4 pe-2 text-md text-inverse-ink shadow-2 md:bottom-4 in-[dialog]:bottom-4 max-md:in-data-thumb:[@media(min-height:36rem)]:static [main:has(>[data-new-orders])_&]:mb-14">
      <p role="status" className="min-w-0 flex-[1_1_9rem] wrap-anywhere">
        {text}
      </p>
      <UndoButton seconds={seconds} onUndo={onUndo} />
    </div>
  );
}

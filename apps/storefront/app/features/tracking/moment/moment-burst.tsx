import { type CSSProperties, useEffect } from "react";
import "./moment.css";

/** The patterns of the vibration in milliseconds. */
const PLACED = [40];
const READY = [120, 80, 120];

/** Where each piece starts, how far it rises and how it turns; the same on every page. */
const PIECES = Array.from({ length: 18 }, (_, index) => ({
  at: ((index * 7) % 18) / 17,
  up: `${-2.5 - ((index * 5) % 4)}rem`,
  turn: `${(index % 2 ? -1 : 1) * (180 + ((index * 50) % 200))}deg`,
}));

/**
 * A short burst of paper over the head of the page, and a vibration where there is one. It takes no
 * space and no presses. Without motion nothing is drawn: the words of the state say it all.
 */
export function MomentBurst({ isReady }: { isReady: boolean }) {
  useEffect(() => {
    // Browsers refuse a vibration before the first touch, and log that.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(isReady ? READY : PLACED);
  }, [isReady]);
  return (
    <div aria-hidden="true" data-moment={isReady ? "ready" : "placed"} className="moment">
      {PIECES.map(({ at, up, turn }) => (
        <i key={at} style={{ "--at": at, "--up": up, "--turn": turn } as CSSProperties} />
      ))}
    </div>
  );
}

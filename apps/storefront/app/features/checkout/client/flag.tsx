import largeFlags from "intl-tel-input/dist/img/flags@2x.webp";
import flags from "intl-tel-input/dist/img/flags.webp";
import { FLAG_COUNT, flagPosition } from "./flag-position.ts";

/** Pixels of one flag on the screen; the sprite is a row of flags. */
const WIDTH = 20;
const HEIGHT = 15;

/**
 * Shows the flag of a country (two letters), from one sprite (conformance 2.90). It is hidden from
 * screen readers.
 */
export function Flag({ country }: { country: string }) {
  return (
    <span
      aria-hidden="true"
      className="block flex-none rounded-[2px] shadow-[0_0_0_1px_var(--line)]"
      style={{
        width: WIDTH,
        height: HEIGHT,
        backgroundImage: `image-set(url("${flags}") 1x, url("${largeFlags}") 2x)`,
        backgroundPosition: `${-WIDTH * flagPosition(country)}px 0`,
        backgroundSize: `${WIDTH * FLAG_COUNT}px ${HEIGHT}px`,
        // Forced colors remove an `image-set` as they remove a gradient.
        forcedColorAdjust: "none",
      }}
    />
  );
}

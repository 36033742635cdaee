import largeFlags from "intl-tel-input/dist/img/flags@2x.webp";
import flags from "intl-tel-input/dist/img/flags.webp";
import { FLAG_COUNT, flagPosition } from "./flag-position.ts";

/** Of one flag on the screen, in pixels; the sprite is a row of them. */
const WIDTH = 20;
const HEIGHT = 15;

/** The flag of a country (two letters) from one picture of all (spec §2), for who sees it. */
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
        // A choice of two pictures is taken away like a gradient.
        forcedColorAdjust: "none",
      }}
    />
  );
}

/** Fills the screen of a phone. On wide screens what is marked `data-short` needs less height. */
export const FULLSCREEN =
  "inset-x-0 top-auto mx-auto h-dvh max-w-[600px] md:inset-y-0 md:my-auto md:h-[min(92dvh,760px)] md:has-data-short:h-[min(92dvh,500px)] md:max-h-[92dvh] md:rounded-l";

/**
 * A panel at the end of the screen, over its whole height. Beside a phone's notch it keeps its content
 * free.
 */
export const SIDE_PANEL =
  "inset-y-0 start-auto end-0 h-dvh pe-[env(safe-area-inset-right)] md:max-w-[440px]";

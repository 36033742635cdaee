/** The texts of a map in the page's language. */
export type MapTexts = {
  zoomIn: string;
  zoomOut: string;
  fullscreen: string;
  leaveFullscreen: string;
  /** What the keys do, for screen readers. */
  keys: string;
};

/** How a picture is shown: enlarged `scale` times, and moved by `x` and `y` CSS pixels. */
export type ZoomView = { scale: number; x: number; y: number };

export const WHOLE_PICTURE: ZoomView = { scale: 1, x: 0, y: 0 };

const MAX_SCALE = 4;

type Point = { x: number; y: number };
type Size = { width: number; height: number };

/**
 * Returns the view after enlarging by `factor` about a point, which stays where it is. Points are
 * measured from the middle of the picture's frame.
 */
export function zoomAt(view: ZoomView, factor: number, at: Point, frame: Size): ZoomView {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  const moved = { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
  return keepInside(moved, frame);
}

/** Returns the view after the picture was moved; its edges stay outside the frame. */
export function moveBy(view: ZoomView, { x, y }: Point, frame: Size): ZoomView {
  return keepInside({ ...view, x: view.x + x, y: view.y + y }, frame);
}

/** No edge of an enlarged picture comes inside its frame. */
function keepInside({ scale, x, y }: ZoomView, { width, height }: Size): ZoomView {
  const [most, mostY] = [((scale - 1) * width) / 2, ((scale - 1) * height) / 2];
  return { scale, x: clamp(x, most), y: clamp(y, mostY) };
}

// Adding 0 makes -0 to 0.
const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value)) + 0;

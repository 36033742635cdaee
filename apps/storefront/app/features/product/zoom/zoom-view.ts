/** How a picture is shown: enlarged `scale` times, and moved by `x` and `y` CSS pixels. */
export type ZoomView = { scale: number; x: number; y: number };

export const WHOLE_PICTURE: ZoomView = { scale: 1, x: 0, y: 0 };

const MAX_SCALE = 4;
/** A very wide picture does not begin with a small part of itself. */
const MAX_FIRST_SCALE = 2.5;

type Point = { x: number; y: number };
type Size = { width: number; height: number };

/** The place in which a picture is shown, with the size that the whole picture has in it. */
export type ZoomFrame = Size & { picture?: Size };

/**
 * Returns the view after enlarging by `factor` about a point, which stays where it is. Points are
 * measured from the middle of the picture's frame.
 */
export function zoomAt(view: ZoomView, factor: number, at: Point, frame: ZoomFrame): ZoomView {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  const moved = { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
  return keepInside(moved, frame);
}

/** Returns the view after the picture was moved; its edges stay outside the frame. */
export function moveBy(view: ZoomView, { x, y }: Point, frame: ZoomFrame): ZoomView {
  return keepInside({ ...view, x: view.x + x, y: view.y + y }, frame);
}

/**
 * Returns the view in which a picture fills a frame that is higher than it is wide, such as a phone's screen;
 * otherwise the whole picture, which is large enough there. `shape` is the picture's own size.
 */
export function fillingView(frame: Size, shape: Size): ZoomView {
  if (frame.height <= frame.width) return WHOLE_PICTURE;
  const { width, height } = fittedIn(frame, shape);
  const scale = Math.max(frame.width / width, frame.height / height);
  return { scale: Math.min(MAX_FIRST_SCALE, scale), x: 0, y: 0 };
}

/** Returns the size of a whole picture in a frame. */
export function fittedIn(frame: Size, shape: Size): Size {
  const factor = Math.min(frame.width / shape.width, frame.height / shape.height);
  return { width: shape.width * factor, height: shape.height * factor };
}

/** No edge of an enlarged picture comes inside its frame, where the picture is larger than that. */
function keepInside({ scale, x, y }: ZoomView, { width, height, picture }: ZoomFrame): ZoomView {
  const whole = picture ?? { width, height };
  const most = (whole.width * scale - width) / 2;
  const mostY = (whole.height * scale - height) / 2;
  return { scale, x: clamp(x, Math.max(0, most)), y: clamp(y, Math.max(0, mostY)) };
}

// Adding 0 makes -0 to 0.
const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value)) + 0;

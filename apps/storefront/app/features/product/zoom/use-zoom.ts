import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import {
  fillingView,
  fittedIn,
  moveBy,
  WHOLE_PICTURE,
  type ZoomView,
  zoomAt,
} from "./zoom-view.ts";

type Point = { x: number; y: number };

/** Milliseconds and CSS pixels between the two taps of a double tap. */
const DOUBLE_TAP = { ms: 300, pixels: 30 };

const TAP_SCALE = 2.5;
/** What the keys enlarge by; 0 shows the whole picture. */
const KEY_FACTORS: Record<string, number> = { "+": 1.5, "=": 1.5, "-": 1 / 1.5, "0": 0 };

/** What the keys move the picture by, in CSS pixels. */
const KEY_MOVES: Record<string, Point> = {
  ArrowLeft: { x: 60, y: 0 },
  ArrowRight: { x: -60, y: 0 },
  ArrowUp: { x: 0, y: 60 },
  ArrowDown: { x: 0, y: -60 },
};

/**
 * Enlarges and moves a picture, which fills a phone's screen from the beginning: two fingers or a double
 * tap, the wheel, and the keys plus, minus, 0 and the arrows. Spread `handlers` on the picture's frame.
 */
export function useZoom() {
  const [view, setView] = useState<ZoomView>(WHOLE_PICTURE);
  const [isHeld, setHeld] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const lastTap = useRef({ at: Number.NEGATIVE_INFINITY, x: 0, y: 0 });

  const shape = useRef<{ width: number; height: number } | null>(null);
  const size = () => {
    const box = frame.current?.getBoundingClientRect() ?? new DOMRect();
    const { x, y, width, height } = box;
    return { x, y, width, height, ...(shape.current && { picture: fittedIn(box, shape.current) }) };
  };
  const begin = useEffectEvent((picture: HTMLImageElement) => {
    const isFirst = shape.current === null;
    shape.current = { width: picture.naturalWidth, height: picture.naturalHeight };
    if (isFirst && view === WHOLE_PICTURE) setView(fillingView(size(), shape.current));
  });
  useEffect(() => {
    const picture = frame.current?.querySelector("img");
    if (!picture) return;
    const onLoad = () => picture.naturalWidth > 0 && begin(picture);
    if (picture.complete) onLoad();
    picture.addEventListener("load", onLoad);
    return () => picture.removeEventListener("load", onLoad);
  }, []);
  const fromMiddle = ({ x, y }: Point): Point => {
    const box = size();
    return { x: x - box.x - box.width / 2, y: y - box.y - box.height / 2 };
  };
  const enlarge = (factor: number, at: Point) => setView((now) => zoomAt(now, factor, at, size()));

  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, pointOf(event));
    setHeld(true);
    const { timeStamp: at } = event;
    const { x, y } = pointOf(event);
    const last = lastTap.current;
    lastTap.current = { at, x, y };
    const isDouble = at - last.at < DOUBLE_TAP.ms && distance(last, { x, y }) < DOUBLE_TAP.pixels;
    if (!isDouble || fingers.current.size > 1) return;
    lastTap.current.at = Number.NEGATIVE_INFINITY;
    enlarge(view.scale > 1 ? 0 : TAP_SCALE, fromMiddle({ x, y }));
  };
  const onPointerMove = (event: PointerEvent) => {
    const held = fingers.current;
    const before = held.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
    held.set(event.pointerId, now);
    if (!other) {
      const move = { x: now.x - before.x, y: now.y - before.y };
      return setView((current) => moveBy(current, move, size()));
    }
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    enlarge(distance(now, other) / Math.max(1, distance(before, other)), fromMiddle(middle));
  };
  const onPointerEnd = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId);
    if (fingers.current.size === 0) setHeld(false);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const [factor, move] = [KEY_FACTORS[key], KEY_MOVES[key]];
    if (event.ctrlKey || event.metaKey || (factor === undefined && !move)) return;
    event.preventDefault();
    if (move) setView((now) => moveBy(now, move, size()));
    else enlarge(factor ?? 1, { x: 0, y: 0 });
  };

  return {
    view,
    /** A finger moves the picture: it follows at once, without a transition. */
    isHeld,
    frame,
    onKeyDown,
    toggle: () =>
      setView((now) => (now.scale > 1 ? WHOLE_PICTURE : { scale: TAP_SCALE, x: 0, y: 0 })),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onWheel: ({ deltaY, clientX, clientY }: React.WheelEvent) =>
        enlarge(deltaY < 0 ? 1.15 : 1 / 1.15, fromMiddle({ x: clientX, y: clientY })),
    },
  };
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

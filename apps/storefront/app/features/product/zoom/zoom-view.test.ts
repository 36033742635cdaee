import fc from "fast-check";
import { expect, test } from "vitest";
import { fillingView, moveBy, WHOLE_PICTURE, type ZoomView, zoomAt } from "./zoom-view.ts";

const frame = { width: 360, height: 400 };

test("the point that is enlarged stays where it is", () => {
  const at = { x: 50, y: -20 };
  const view = zoomAt(WHOLE_PICTURE, 2, at, frame);
  expect(view).toEqual({ scale: 2, x: -50, y: 20 });
  // The same point of the picture, under the first view and under the second.
  expect((at.x - view.x) / view.scale).toBe(50);
});

test("a picture is enlarged four times at most, and never made smaller than its frame", () => {
  expect(zoomAt(WHOLE_PICTURE, 9, { x: 0, y: 0 }, frame).scale).toBe(4);
  expect(zoomAt({ scale: 2, x: 90, y: 0 }, 0.1, { x: 0, y: 0 }, frame)).toEqual(WHOLE_PICTURE);
});

test("a picture that is opened fills a phone's screen, and is whole on a wide one", () => {
  const phone = { width: 360, height: 720 };
  expect(fillingView(phone, { width: 800, height: 800 })).toEqual({ scale: 2, x: 0, y: 0 });
  expect(fillingView(phone, { width: 1600, height: 400 }).scale).toBe(2.5);
  expect(fillingView({ width: 1280, height: 800 }, { width: 800, height: 800 })).toBe(
    WHOLE_PICTURE,
  );
});

test("a picture that fills the height moves only sideways", () => {
  const phone = { width: 360, height: 720, picture: { width: 360, height: 360 } };
  expect(moveBy({ scale: 2, x: 0, y: 0 }, { x: 999, y: 99 }, phone)).toEqual({
    scale: 2,
    x: 180,
    y: 0,
  });
});

test("no edge of the picture comes inside the frame", () => {
  const amount = fc.integer({ min: -900, max: 900 });
  const point = fc.record({ x: amount, y: amount });
  const step = fc.record({ factor: fc.double({ min: 0.2, max: 5, noNaN: true }), at: point });
  fc.assert(
    fc.property(fc.array(fc.tuple(step, point), { maxLength: 6 }), (steps) => {
      let view: ZoomView = WHOLE_PICTURE;
      for (const [{ factor, at }, move] of steps)
        view = moveBy(zoomAt(view, factor, at, frame), move, frame);
      expect(Math.abs(view.x)).toBeLessThanOrEqual(((view.scale - 1) * frame.width) / 2 + 1e-6);
      expect(Math.abs(view.y)).toBeLessThanOrEqual(((view.scale - 1) * frame.height) / 2 + 1e-6);
    }),
  );
});

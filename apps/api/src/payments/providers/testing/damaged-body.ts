import fc from "fast-check";

/** Draws a body of which one byte was changed, or the end is missing. */
export const damaged = (body: Uint8Array) =>
  fc.oneof(
    fc.tuple(fc.nat(body.length - 1), fc.integer({ min: 1, max: 255 })).map(([at, by]) => {
      const copy = body.slice();
      copy[at] = (copy[at] ?? 0) ^ by;
      return copy;
    }),
    fc.nat(body.length - 1).map((end) => body.slice(0, end)),
  );

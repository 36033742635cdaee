declare module "robust-point-in-polygon" {
  type Point = readonly [x: number, y: number];
  /** -1 inside, 0 on the border, 1 outside. */
  export default function classify(ring: readonly Point[], point: Point): -1 | 0 | 1;
}

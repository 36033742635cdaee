import type { Position } from "@comanda/domain/geo/position";

/** A ring without the corners that repeat the one before them: a double tap presses twice at one place. */
export function withoutRepeats(ring: readonly Position[]): Position[] {
  return ring.filter(({ latitude, longitude }, index) => {
    const before = ring[index - 1];
    return latitude !== before?.latitude || longitude !== before.longitude;
  });
}

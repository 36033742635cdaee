import { metersBetween, type Position } from "@comanda/domain/geo/position";

/** The least distance of a delivery's pin from the company, in metres (conformance 5.13 and 9.17). */
const MIN_PIN_METERS = 20;
const NULL_ISLAND: Position = { latitude: 0, longitude: 0 };

/**
 * Returns whether the pin is less than 20 m from the company, or from 0,0 where the company's position is not
 * known: then the customer has not moved it yet.
 */
export function isPinTooNear(pin: Position, company: Position | null): boolean {
  return metersBetween(pin, company ?? NULL_ISLAND) < MIN_PIN_METERS;
}

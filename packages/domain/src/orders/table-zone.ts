/** A table's name with its zone, `Table 4 · Terrace`; the zone is left out where the name has it. */
export function withZone(place: string, zone: string | null): string {
  const isNamed = zone === null || place.toLowerCase().includes(zone.toLowerCase());
  return isNamed ? place : `${place} · ${zone}`;
}

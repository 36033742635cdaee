import type { MapTask } from "../map/zone-map.tsx";

/** The zone that is chosen, and what is done with it on the map; null for none. */
export type ZoneChoice = { id: string | null; task: MapTask };

import type { MapTask } from "../map/zone-map.tsx";

/** The chosen zone, null for none, and the task on the map. */
export type ZoneChoice = { id: string | null; task: MapTask };

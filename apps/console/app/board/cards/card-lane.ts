/** A lane that shows cards; the rail for later shows times. */
export type CardLane = "new" | "preparing" | "ready" | "on_the_way";

// How a process of the server takes less memory: docs/benchmarks.md has the figures.

/** Megabytes of new objects before they are collected; Node's own limit lets the heap grow to twice as much. */
export const memoryArgs = ["--max-semi-space-size=4"];

/** Threads of the C library share two pools of memory; each would have its own. Linux reads it at the start. */
export const memoryEnvironment = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "2" };

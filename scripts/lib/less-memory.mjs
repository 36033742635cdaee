// How a process of the server takes less memory: docs/benchmarks.md has the figures.

/**
 * Megabytes of new objects before they are collected, and by how much the older ones may grow until they are: up to twice
 * their size. Node by itself lets both grow further when a server is busy.
 */
export const memoryArgs = ["--max-semi-space-size=4", "--heap-growing-percent=100", "--expose-gc"];

/**
 * Settings of the C library on Linux, which reads them at the start: its threads share two pools of memory, where each would
 * have its own, and 128 KB of free memory at the end of a pool go back to the system. Without a fixed number the
 * library keeps more and more of it.
 */
export const memoryEnvironment = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "2",
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? "131072",
};

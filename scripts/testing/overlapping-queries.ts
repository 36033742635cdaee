/**
 * Fails a run in which two statements overlap on one connection to Postgres: pg only warns of it, once in
 * a process, and refuses it from its version 9 on.
 */
const WATCHED = Symbol.for("comanda.overlapping-queries");

// Test files of one worker share its process.
if (!Reflect.has(process, WATCHED)) {
  Reflect.set(process, WATCHED, true);
  process.on("warning", (warning) => {
    if (warning.message.includes("already executing a query")) throw warning;
  });
}

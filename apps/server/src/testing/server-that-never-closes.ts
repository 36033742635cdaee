// Runs a server that never closes, for the test of the time limit.
import { stopOnSignals } from "../lifecycle/stop-on-signals.ts";

stopOnSignals({ close: () => new Promise(() => undefined) }, 100);
setInterval(() => undefined, 1_000);
console.log("ready");

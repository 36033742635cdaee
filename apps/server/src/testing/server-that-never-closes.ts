// A process whose server does not close, for the test of what ends it all the same.
import { stopOnSignals } from "../lifecycle/stop-on-signals.ts";

stopOnSignals({ close: () => new Promise(() => undefined) }, 100);
setInterval(() => undefined, 1_000);
console.log("ready");

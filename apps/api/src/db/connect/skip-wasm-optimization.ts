import { setFlagsFromString } from "node:v8";

/**
 * Lets V8 compile WebAssembly without its optimizer, for the rest of the process. To be called before the
 * embedded database is opened: optimizing a single function of Postgres takes 600 MB and a second or two of
 * a processor in each process, and small statements get no faster by it (decision 87).
 */
export function skipWasmOptimization(): void {
  setFlagsFromString("--no-wasm-tier-up");
  setFlagsFromString("--no-wasm-dynamic-tiering");
}

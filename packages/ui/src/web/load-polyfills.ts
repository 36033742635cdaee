/**
 * Loads the functions that an older browser does not have, before the page takes presses: browsers before
 * Chrome 120, Firefox 124 and Safari 17.4, which old phones keep. All others load nothing. Never throws:
 * where the functions cannot be loaded, most of the page works without them.
 */
export async function loadPolyfills(): Promise<void> {
  if ("canParse" in URL && "any" in AbortSignal) return;
  await import("./polyfills.ts").then(
    ({ addPolyfills }) => addPolyfills(),
    () => undefined,
  );
}

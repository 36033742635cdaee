import { providePart } from "@comanda/ui/lazy/lazy-part.tsx";

/**
 * Loads the form of a product, and what stands instead of it for an unknown one. The server has it from the
 * start: see `entry.server.tsx`.
 */
export const loadProductForm = async () => (await import("./product-content.tsx")).ProductContent;

/** Loads the form before a product is opened. A failure is ignored: opening one tries again. */
export async function keepProductForm(): Promise<void> {
  await loadProductForm().then(
    (form) => providePart(loadProductForm, form),
    () => undefined,
  );
}

/** The page of a product's own URL comes with the form: the browser needs its code to hydrate it. */
export async function keepServedProductForm(): Promise<void> {
  if (new URLSearchParams(window.location.search).has("product")) await keepProductForm();
}

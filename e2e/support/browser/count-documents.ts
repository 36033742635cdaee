import type { Page, Request } from "@playwright/test";

/** Counts the documents that are loaded after this call. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on("request", (request: Request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

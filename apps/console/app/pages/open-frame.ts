import type { DataStrategyResult } from "react-router";

/** The route of the frame of a company's pages. */
export const FRAME_ROUTE = "routes/company-layout";

type OpenFrame = { companyId: string; loaderData: unknown };

let openFrame: OpenFrame | null = null;

/** Notes the frame that is on the screen and the data it shows. Returns a function that ends it. */
export function noteOpenFrame(frame: OpenFrame): () => void {
  openFrame = frame;
  return () => {
    if (openFrame === frame) openFrame = null;
  };
}

/**
 * Where the server has not given the data of the frame, and the frame of the same company is on the screen,
 * the frame keeps its data: only the page in it is replaced by the error.
 */
export function keepOpenFrame(
  results: Record<string, DataStrategyResult>,
  companyId: string | undefined,
): void {
  if (!openFrame || openFrame.companyId !== companyId) return;
  results[FRAME_ROUTE] = { type: "data", result: openFrame.loaderData };
}

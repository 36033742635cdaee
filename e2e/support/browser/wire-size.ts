import type { Response } from "@playwright/test";

/** The bytes of a body on their way: the server sends scripts and styles compressed. */
export async function wireSize(response: Response): Promise<number> {
  return (await response.request().sizes()).responseBodySize;
}

import type { Page } from "@playwright/test";

/**
 * Loses the answer of the next change that is sent to an address of this pattern (`*` stands for anything): the server
 * makes it, and the browser hears nothing.
 */
export async function loseAnswer(page: Page, urlPattern: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Fetch.enable", { patterns: [{ urlPattern, requestStage: "Response" }] });
  let isLost = false;
  session.on("Fetch.requestPaused", async ({ requestId, request }) => {
    if (isLost || request.method === "GET")
      return session.send("Fetch.continueRequest", { requestId });
    isLost = true;
    await session.send("Fetch.failRequest", { requestId, errorReason: "ConnectionReset" });
  });
}

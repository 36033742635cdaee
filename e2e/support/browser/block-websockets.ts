import type { Page } from "@playwright/test";

/** Makes every websocket of the page fail, as in networks that allow none. */
export async function blockWebSockets(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.WebSocket = new Proxy(WebSocket, {
      construct: () => {
        throw new DOMException("Websockets are blocked", "SecurityError");
      },
    });
  });
}

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { CANARY } from "@comanda/server/src/testing/hostile-texts.ts";
import {
  answerFor,
  type RandomCompany,
  randomCompany,
} from "@comanda/server/src/testing/random-settings.ts";
import fc from "fast-check";
import { startServer, type TestServer } from "./support/server.ts";
import { expect, test } from "./support/test.ts";

/** Companies of other backends, as absurd as the contract lets them be; each at a host of its own. */
const COMPANIES = 40;
const companies = fc.sample(randomCompany, { numRuns: COMPANIES, seed: 2026 });

/** Which of them a test looks at: so many tests share the work. */
const SHARES = [0, 1, 2, 3];

let backend: Server;
let server: TestServer;

test.beforeAll(async () => {
  backend = await startBackend();
  const { port } = backend.address() as AddressInfo;
  server = await startServer({
    name: "random-settings",
    env: { API_URL: `http://127.0.0.1:${port}` },
  });
});
test.afterAll(async () => {
  await server?.stop();
  backend?.close();
});

for (const share of SHARES) {
  test(`whatever settings say, nothing of it runs, and every page comes alive (part ${share + 1} of ${SHARES.length})`, async ({
    page,
    noise,
  }) => {
    // Pictures that settings name are mostly not there.
    noise.allow(/\/media\//u, /\.webp|\.jpg|\.png/u, /net::ERR_[A-Z_]+: GET (?!http:\/\/r\d)/u);
    for (let index = share; index < COMPANIES; index += SHARES.length) {
      const home = `http://r${index}.localhost:${server.port}`;
      for (const path of pathsOf(index)) {
        await page.goto(home + path, { waitUntil: "load" });
        await expect(page.locator("h1").first()).toBeAttached();
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
        const ran = await page.evaluate((name) => name in globalThis, CANARY);
        expect(ran, `${path} of company ${index}`).toBe(false);
        expect(await page.locator(`${CANARY}-tag, [${CANARY}]`).count()).toBe(0);
      }
    }
  });
}

/** The two that show most, and of every few companies one of the others. */
function pathsOf(index: number): string[] {
  const others = ["/info", "/cart"];
  return index < 30 ? ["/", "/products"] : ["/", "/products", ...others];
}

/** A backend of all these companies, over the network as another's is. */
async function startBackend(): Promise<Server> {
  const made = createServer(async (asked, response) => {
    const request = new Request(`http://backend.test${asked.url}`, { method: asked.method });
    const answer = answerFor(companyOf(request), request);
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => made.listen(0, "127.0.0.1", resolve));
  return made;
}

/** The host names it, and after that the id that the host's answer gave. */
function companyOf({ url }: Request): RandomCompany {
  const index = Number(/\br(\d+)\b/u.exec(url)?.[1] ?? 0);
  return companies[index] ?? (companies[0] as RandomCompany);
}

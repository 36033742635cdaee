import { execFileSync } from "node:child_process";
import path from "node:path";
import { createAnswerReader } from "@comanda/contract/reading/read-answer";
import pino from "pino";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { readConfig, root } from "./config.ts";
import { createPages } from "./pages.ts";
import { builtStorefront } from "./storefront.ts";

/** A build takes a while on a busy machine. */
const PATIENCE_MS = 300_000;

let pages: ReturnType<typeof createPages>;
/** What the backend answers to everything. */
let status = 503;
const logged: string[] = [];

beforeAll(async () => {
  execFileSync(process.execPath, [path.join(root, "scripts/build.mjs")], { stdio: "pipe" });
  const read = createAnswerReader(() => undefined);
  const answer = async () => Response.json({ code: "unexpected" }, { status });
  pages = createPages(await builtStorefront(), {
    backend: { fetchFor: () => answer, base: () => "http://api.internal", handle: answer, read },
    config: readConfig({}),
    log: pino({ base: null }, { write: (line: string) => logged.push(line) }),
  });
}, PATIENCE_MS);

beforeEach(() => {
  logged.length = 0;
});

const visit = (address: string) => pages(new Request(`http://tacos.test${address}`));

test.each(["/", "/products", "/cart", "/info", "/tracking?order_id=one", "/sitemap.xml"])(
  "%s, while the API cannot answer, says so, and why is logged",
  async (address) => {
    status = 503;
    expect((await visit(address)).status).toBe(503);
    expect(logged).not.toEqual([]);
    for (const line of logged) expect(JSON.parse(line)).toMatchObject({ level: 50 });
  },
);

test.each(["/", "/tracking?order_id=one", "/sitemap.xml"])(
  "%s where there is no restaurant is nobody's fault, and is not logged",
  async (address) => {
    status = 404;
    expect((await visit(address)).status).toBe(404);
    expect(logged).toEqual([]);
  },
);

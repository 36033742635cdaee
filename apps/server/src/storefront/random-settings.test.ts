import { execFileSync } from "node:child_process";
import path from "node:path";
import { parseAnswer } from "@comanda/contract/calls/parse-answer";
import type { Category } from "@comanda/contract/companies/menu";
import { menuIsDisabled } from "@comanda/storefront/app/company/disabled-menu-path.ts";
import fc from "fast-check";
import pino from "pino";
import { beforeAll, expect, test, vi } from "vitest";
import { readConfig } from "../config/read-config.ts";
import { repositoryRoot } from "../config/repository-root.ts";
import { loadBuiltApp } from "../pages/app-build.ts";
import { pageLooks } from "../testing/check-colors.ts";
import { checkPage } from "../testing/check-page.ts";
import { type RandomCompany, randomCompany, respondAs } from "../testing/random-settings.ts";
import { createPageRenderer } from "./page-renderer.ts";

// Runs before React is loaded, so that React loads its production build.
vi.hoisted(() => {
  process.env.NODE_ENV = "production";
});

/** Every look is drawn ten times or more; the trial `random-examples` draws other companies. */
const RUNS = 100;
/** Milliseconds: half a minute on an idle machine, many minutes on a busy one. */
const TIMEOUT_MS = 900_000;

const paths = ["/", "/products", "/cart", "/info", "/tracking?order_id=random"];

/** Includes a language that is written from right to left. */
const languages = ["en", "es-MX", "pt", "fr", "it", "de", "id", "ar"];

let pages: ReturnType<typeof createPageRenderer>;
let company: RandomCompany;
let shown = 0;
/** The number of pages per look. */
const drawn = new Map(pageLooks.map((look) => [look, 0]));
/** The log lines of failures. */
const logged: string[] = [];

beforeAll(async () => {
  // Builds the storefront as for production.
  execFileSync(process.execPath, [path.join(repositoryRoot, "scripts/build.mjs")], {
    stdio: "pipe",
  });
  const fetchFor = (): typeof fetch => async (input, init) =>
    respondAs(company, new Request(input, init));
  pages = createPageRenderer(await loadBuiltApp("storefront"), {
    backend: {
      fetchFor,
      base: () => "http://api.internal",
      handle: (request) => respondAs(company, request),
      readAnswer: parseAnswer,
    },
    config: readConfig({}),
    log: pino({ base: null }, { write: (line: string) => logged.push(line) }),
  });
}, TIMEOUT_MS);

function fetchPage(address: string, language: string): Promise<Response> {
  const headers = { "accept-language": language };
  return pages(new Request(`http://random.test${address}`, { headers }));
}

/** Returns all pages, and the sheets that a URL opens over them. */
function addressesOf({ listCategories }: RandomCompany): string[] {
  const [category] = JSON.parse(listCategories) as Category[];
  const product = category?.products?.[0]?.id;
  if (!product) return paths;
  const sheet = `/products?qr-id=random&product=${encodeURIComponent(product)}`;
  return [...paths.filter((one) => one !== "/products"), sheet];
}

/** A disabled menu redirects to its own page; a random order may be one that is not shown. */
function statuses(address: string, disabled: boolean): number[] {
  if (disabled) return [302];
  return address.startsWith("/tracking") ? [200, 404] : [200];
}

/** Checks every page of a company; returns the number of pages. */
async function expectPagesAreSound(
  randomCompany: RandomCompany,
  language: string,
): Promise<number> {
  company = randomCompany;
  logged.length = 0;
  const addresses = addressesOf(randomCompany);
  const disabled = menuIsDisabled(JSON.parse(randomCompany.readCompany));
  for (const address of addresses) {
    const page = await fetchPage(address, language);
    const html = await page.text();
    const expected = statuses(address, disabled);
    expect(expected, `${address} ${logged.at(-1)}`).toContain(page.status);
    const policy = page.headers.get("content-security-policy") ?? "";
    if (disabled) continue;
    const verdict = checkPage(html, policy, { landing: address === "/" });
    expect(verdict.breaches, address).toEqual([]);
    for (const look of verdict.looks) drawn.set(look, (drawn.get(look) ?? 0) + 1);
  }
  expect([...logged]).toEqual([]);
  return disabled ? 0 : addresses.length;
}

const everyPageIsSound = fc.asyncProperty(
  randomCompany,
  fc.constantFrom(...languages),
  async (...args) => {
    shown += await expectPagesAreSound(...args);
  },
);

test(
  "pages of random companies render, are readable, and run no foreign script",
  async () => {
    await fc.assert(everyPageIsSound, { numRuns: RUNS, includeErrorInReport: true });
    // Most companies have a menu to show; else the test would have checked nothing.
    expect(shown).toBeGreaterThan(RUNS * paths.length * 0.8);
    expect([...drawn].filter(([, pages]) => pages === 0)).toEqual([]);
  },
  TIMEOUT_MS,
);

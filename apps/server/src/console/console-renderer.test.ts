import { execFileSync } from "node:child_process";
import path from "node:path";
import type { SignedInAccount } from "@comanda/console/app/server/server-context.ts";
import type { Role } from "@comanda/domain/staff/permissions";
import pino from "pino";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { readConfig } from "../config/read-config.ts";
import { repositoryRoot } from "../config/repository-root.ts";
import { loadBuiltApp } from "../pages/app-build.ts";
import { createConsoleRenderer } from "./console-renderer.ts";

/** Milliseconds: a build takes a while on a busy machine. */
const TIMEOUT_MS = 300_000;

let pages: ReturnType<typeof createConsoleRenderer>;
let account: SignedInAccount | null = null;
const logged: string[] = [];
/** The URLs that pages have requested from the API. */
const requestedUrls: string[] = [];

beforeAll(async () => {
  execFileSync(process.execPath, [path.join(repositoryRoot, "scripts/build.mjs")], {
    stdio: "pipe",
  });
  const fetchNothing: typeof fetch = async (input) => {
    requestedUrls.push(String(input instanceof Request ? input.url : input));
    return new Response(null, { status: 404 });
  };
  pages = createConsoleRenderer(await loadBuiltApp("console"), {
    backend: { fetchFor: () => fetchNothing },
    findAccount: async () => account,
    config: readConfig({}),
    log: pino({ base: null }, { write: (line: string) => void logged.push(line) }),
  });
}, TIMEOUT_MS);
beforeEach(() => {
  account = null;
  logged.length = 0;
  requestedUrls.length = 0;
});

function memberOf(...companies: [id: string, role: Role][]): SignedInAccount {
  const named = companies.map(([id, role]) => ({
    id,
    name: `Taquería ${id}`,
    role,
    inSetup: false,
    live: true,
    logoFile: null,
    timezone: "America/Mexico_City",
  }));
  return { id: "lucia", name: "Lucía Pérez", byPin: false, companies: named };
}

async function openPage(address: string, headers: Record<string, string> = {}) {
  const page = await pages(new Request(`http://console.localhost${address}`, { headers }));
  return { status: page.status, headers: page.headers, html: await page.text() };
}

test.each(["/", "/esquina", "/esquina/more?from=mail"])(
  "a visitor who is signed out is redirected from %s to the sign-in page, which leads back",
  async (address) => {
    const { status, headers } = await openPage(address);
    expect(status).toBe(302);
    expect(headers.get("location")).toBe(`/sign-in?${new URLSearchParams({ to: address })}`);
  },
);

test("the data of a page is refused to a visitor who is signed out, like the page", async () => {
  const { html } = await openPage("/esquina/more.data");
  expect(html).toContain("/sign-in");
  expect(html).not.toContain("navPaths");
});

test("a page over HTTPS calls the API over HTTPS, where only the secure cookies count", async () => {
  account = memberOf(["esquina", "owner"]);
  await pages(new Request("https://console.example/esquina/team"));
  expect(requestedUrls).toEqual(["https://console.example/ms-staff/companies/esquina/team"]);
});

test("an account of one company is redirected to its first page", async () => {
  account = memberOf(["esquina", "kitchen"]);
  expect((await openPage("/")).headers.get("location")).toBe("/esquina");
  const first = (await openPage("/esquina")).headers.get("location");
  expect(first).toMatch(/^\/esquina\/[a-z-]+$/u);
});

test("an account of several companies chooses one", async () => {
  account = memberOf(["esquina", "owner"], ["centro", "kitchen"]);
  const { status, html } = await openPage("/");
  expect(status).toBe(200);
  expect(html).toContain('href="/esquina"');
  expect(html).toContain('href="/centro"');
});

test("an account without a company sees that an owner must invite it", async () => {
  account = memberOf();
  expect((await openPage("/")).html).toContain("Ask an owner to invite you.");
});

test.each(["/centro/more", "/centro/more.data", "/CENTRO"])(
  "%s is not found by a member of another company, and nothing of it is shown",
  async (address) => {
    account = memberOf(["esquina", "owner"]);
    const { status, html } = await openPage(address);
    expect(status).toBe(404);
    expect(html).not.toContain("Taquería centro");
    // The bars are those of the member's own company.
    expect(html).toContain("Taquería esquina");
  },
);

test("a page shows the member, the role and the company", async () => {
  account = memberOf(["esquina", "cashier"]);
  const { status, html } = await openPage("/esquina/more");
  expect(status).toBe(200);
  expect(html).toContain("Lucía Pérez");
  expect(html).toContain("Cashier");
  expect(html).toContain("Taquería esquina");
  expect(logged).toEqual([]);
});

test("no page may be cached", async () => {
  account = memberOf(["esquina", "owner"]);
  for (const address of ["/esquina/more", "/esquina/more.data", "/a/b/c", "/"])
    expect((await openPage(address)).headers.get("cache-control"), address).toBe(
      "private, no-store",
    );
});

test.each([
  [{}, 'lang="en" dir="ltr" data-theme="auto"'],
  [{ cookie: "i18n_redirected=ar; console_theme=dark" }, 'lang="ar" dir="rtl" data-theme="dark"'],
  [
    { "accept-language": "de-CH", cookie: "console_theme=x" },
    'lang="de" dir="ltr" data-theme="auto"',
  ],
])("a page with the headers %j is drawn as %s", async (headers, attributes) => {
  const page = await openPage("/a/b/c", headers);
  expect(page.status).toBe(404);
  expect(page.html).toContain(`<html ${attributes}>`);
});

test("every inline script of a page is allowed by its hash, and no other", async () => {
  account = memberOf(["esquina", "owner"]);
  const { html, headers } = await openPage("/esquina/more");
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toContain("frame-ancestors 'none'");
  const inline = html.match(/<script(?![^>]* src=)[^>]*>/gu) ?? [];
  const hashes = policy.match(/'sha256-[^']+'/gu) ?? [];
  expect(inline.length).toBeGreaterThan(0);
  expect(hashes).toHaveLength(new Set(hashes).size);
  expect(hashes.length).toBeLessThanOrEqual(inline.length);
  expect(policy).not.toContain("script-src 'unsafe");
});

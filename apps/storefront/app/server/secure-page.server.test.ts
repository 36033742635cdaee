import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { securePage } from "./secure-page.server.ts";

const nonce = "0f1e2d3c";
const secured = (rendered: string, mark: string, options = {}) =>
  securePage(Buffer.from(rendered), mark, options);
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

function scriptSources(rendered: string): string[] {
  const { policy } = secured(rendered, nonce);
  return /script-src ([^;]*)/u.exec(policy)?.[1]?.split(" ") ?? [];
}

test("inline scripts with the nonce are allowed by their hashes", () => {
  const page = `<p>ñ</p><script nonce="${nonce}">a("ñ")</script><script nonce="${nonce}" type="module" async="">b()
</script>`;
  expect(scriptSources(page)).toEqual(["'self'", hashOf('a("ñ")'), hashOf("b()\n")]);
});

test("equal scripts have one hash, and a script from a file has none", () => {
  const twice = `<script nonce="${nonce}">a()</script>`.repeat(2);
  const fromFile = `<script nonce="${nonce}" src="/assets/a.js" async=""></script>`;
  expect(scriptSources(twice + fromFile)).toEqual(["'self'", hashOf("a()")]);
});

test.each([
  ["no nonce", "<script>steal()</script>"],
  ["another nonce", '<script nonce="1234">steal()</script>'],
  ["an empty nonce", '<script nonce="">steal()</script>'],
  [
    "a tag left open before a nonce",
    `<script src=//evil.test a="<link nonce="${nonce}"/>steal()</script>`,
  ],
])("a script with %s has no hash", (_, script) => {
  expect(scriptSources(script)).toEqual(["'self'"]);
});

test("the nonce is removed from the page", () => {
  const { html, policy } = secured(
    `<link rel="modulepreload" href="/a.js" nonce="${nonce}"/><script nonce="${nonce}">a()</script>`,
    nonce,
  );
  expect(html.toString()).toBe('<link rel="modulepreload" href="/a.js"/><script>a()</script>');
  expect(policy).not.toContain("nonce");
});

test("without Google's map no other host is allowed", () => {
  const { policy } = secured("<p></p>", nonce);
  expect(policy).not.toContain("google");
  expect(policy).not.toContain("gstatic");
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("script-src 'self';");
});

test("with Google's map only Google's hosts are added", () => {
  const page = `<script nonce="${nonce}">a()</script>`;
  const { policy } = secured(page, nonce, { googleMaps: true });
  const sources = Object.fromEntries(
    policy.split("; ").map((rule) => [rule.split(" ")[0], rule.split(" ").slice(1)]),
  );
  expect(sources["script-src"]).toEqual([
    "'self'",
    hashOf("a()"),
    "https://maps.googleapis.com",
    "https://maps.gstatic.com",
  ]);
  expect(sources["worker-src"]).toEqual(["blob:"]);
  const hosts = policy.match(/https:\/\/[^\s;]+/gu) ?? [];
  expect(hosts.length).toBeGreaterThan(3);
  expect(hosts.every((host) => /(\.googleapis|\.gstatic)\.com$/u.test(host))).toBe(true);
});

test("Stripe's form is allowed its script, its frames and its API, and only where it is shown", () => {
  const page = `<script nonce="${nonce}">a()</script>`;
  const { policy } = secured(page, nonce, { stripe: true });
  const hosts = policy.match(/https:\/\/[^\s;]+/gu) ?? [];
  expect(new Set(hosts)).toEqual(
    new Set([
      "https://js.stripe.com",
      "https://*.js.stripe.com",
      "https://hooks.stripe.com",
      "https://api.stripe.com",
    ]),
  );
  expect(policy).toContain(`script-src 'self' ${hashOf("a()")} https://js.stripe.com`);
  expect(policy).toContain("frame-src https://js.stripe.com");
  expect(policy).toContain("connect-src 'self' https://api.stripe.com");
  expect(policy).toContain("style-src 'self';");
  expect(secured(page, nonce).policy).not.toContain("stripe");
});

test("with a pixel its script and its own hosts are allowed, and no others", () => {
  const page = `<script nonce="${nonce}">a()</script>`;
  const { policy } = secured(page, nonce, { pixel: true });
  expect(policy).toContain(`script-src 'self' ${hashOf("a()")} https://connect.facebook.net;`);
  expect(policy).toContain(
    "connect-src 'self' https://connect.facebook.net https://www.facebook.com;",
  );
  expect(new Set(policy.match(/https:\/\/[^\s;]+/gu))).toEqual(
    new Set(["https://connect.facebook.net", "https://www.facebook.com"]),
  );
  expect(secured(page, nonce).policy).not.toContain("facebook");
});

test("Google's map and Stripe's form can be allowed together", () => {
  const { policy } = secured("<p></p>", nonce, { googleMaps: true, stripe: true });
  const both = "'self' https://*.googleapis.com https://*.gstatic.com https://api.stripe.com";
  expect(policy).toContain(`connect-src ${both}`);
});

test("the style sheet in the page is allowed by its hash, unless all styles are allowed", () => {
  const page = '<style id="page-css">p{color:red}</style>';
  expect(secured(page, nonce, { css: "p{color:red}" }).policy).toContain(
    "style-src 'self' 'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64=';",
  );
  const { policy } = secured(page, nonce, { css: "p{color:red}", googleMaps: true });
  expect(policy).toMatch(/style-src 'self' 'unsafe-inline' [^;]*fonts\.googleapis/u);
  expect(policy).not.toMatch(/style-src [^;]*sha256/u);
});

import { createHash } from "node:crypto";
import { createOpenApiDocument } from "@comanda/contract/openapi/openapi-document";
import type { Hono } from "hono";
import { refuseOtherMethods } from "../http/refuse-other-methods.ts";
import type { HttpEnv } from "../http/request-env.ts";
import { docsPage } from "./docs-page.ts";
import { docsStyle } from "./docs-style.ts";

/** The page loads nothing and runs no script: it has only its text and these styles. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(docsStyle).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * Serves the contract as OpenAPI 3.1 and as an HTML page; both are rendered at the first request.
 */
export function docsRoutes(app: Hono<HttpEnv>, version: string): void {
  let rendered: { json: string; page: string } | null = null;
  const render = () => {
    if (rendered) return rendered;
    const document = createOpenApiDocument(version);
    rendered = { json: JSON.stringify(document), page: `${docsPage(document)}` };
    return rendered;
  };

  app.get("/ms-docs/openapi.json", (c) =>
    c.body(render().json, 200, {
      "content-type": "application/json",
      "cache-control": "max-age=300",
    }),
  );

  app.get("/ms-docs", (c) => {
    c.header("content-security-policy", POLICY);
    c.header("cache-control", "max-age=300");
    return c.html(render().page);
  });

  for (const path of ["/ms-docs", "/ms-docs/openapi.json"]) refuseOtherMethods(app, path, ["GET"]);
}

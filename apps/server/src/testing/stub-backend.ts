import { Hono } from "hono";
import { type Backend, createLocalBackend } from "../backend/backend.ts";

/** Companies in the form of the API's answers, by host. */
export type StubCompanies = Record<string, object>;

/**
 * Returns an API that finds the company of a host, and nothing else; adds the paths of its calls to
 * `paths`.
 */
export function stubBackend(companies: StubCompanies, paths: string[] = []): Backend {
  const api = new Hono();
  const problem = (code: string) => ({ type: `/ms-docs#${code}`, title: code, status: 404, code });
  api.use(async (c, next) => {
    paths.push(c.req.path);
    await next();
  });
  api.get("/ms-companies/public/hosts/:host", (c) => {
    const host = c.req.param("host");
    if (!/^[\w.-]+$/u.test(host)) return c.json(problem("invalid_params"), 422);
    return companies[host] ? c.json({ company_id: host }) : c.json(problem("host_not_found"), 404);
  });
  api.get("/ms-companies/public/companies/:id", (c) => {
    const id = c.req.param("id");
    return c.json({ id, name: id, timezone: "America/Merida", ...companies[id] });
  });
  return createLocalBackend(api);
}

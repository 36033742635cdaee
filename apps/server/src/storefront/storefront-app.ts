import type { HttpEnv } from "@comanda/api/http/request-env";
import type { Hono } from "hono";
import { createPlacesRoutes } from "../places/places.routes.ts";
import { createServedCompanyLookup } from "../places/served-company.ts";
import { createSiteApp, type SiteWithPlacesDeps } from "../sites/site-app.ts";

/** The path of a staff call has `companies` directly after the service, that of a public call `public`. */
const STAFF_PATH = /^\/(?:auth(?:\/|$)|ms-[a-z]+\/companies\/)/iu;

/** Creates the app that answers every request of a storefront: also the address search of its company. */
export function createStorefrontApp(deps: SiteWithPlacesDeps): Hono<HttpEnv> {
  const { backend, places, limiter, searches } = deps;
  const findCompany = createServedCompanyLookup(backend);
  return createSiteApp(deps, {
    headers: {
      // Windows of payment providers send a message to the page that opened them.
      crossOriginOpenerPolicy: "same-origin-allow-popups",
      // A storefront on another host may show pictures from here (`STORAGE_URL`).
      crossOriginResourcePolicy: "cross-origin",
      // The URL of an order's page gives access to the order, so other sites must not receive it.
      referrerPolicy: "strict-origin",
      permissionsPolicy: { geolocation: ["self"], camera: [], microphone: [] },
    },
    isServed: (path) => !STAFF_PATH.test(path),
    addRoutes: (app) =>
      app.route("/", createPlacesRoutes({ places, findCompany, limiter, gate: searches })),
  });
}

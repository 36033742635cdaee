import type { HttpEnv } from "@comanda/api/http/request-env";
import { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { contextVisitorAddress } from "../http/context-visitor.ts";
import { createPlacesRoutes } from "../places/places.routes.ts";
import { createServedCompanyLookup } from "../places/served-company.ts";
import { createSiteApp, type SiteWithPlacesDeps } from "../sites/site-app.ts";

/** What pages of the console may use of a device. Hono's type knows only the feature that reads a passkey. */
const permissionsPolicy = {
  // A printer at the tablet, passkeys, pictures from the camera, and a screen that stays on.
  usb: ["self"],
  publickeyCredentialsGet: ["self"],
  "publickey-credentials-create": ["self"],
  camera: ["self"],
  screenWakeLock: ["self"],
  microphone: [],
  geolocation: ["self"],
  payment: [],
};

/**
 * Creates the app that answers every request of the console: its pages and files, the API with the sign-in
 * under `/auth/`, and the services for places. Requests for places name the company: `?company=`.
 */
export function createConsoleApp(deps: SiteWithPlacesDeps): Hono<HttpEnv> {
  const { backend, places, limiter, searches } = deps;
  const findCompany = createServedCompanyLookup(backend, { by: "id" });
  const keyOf = ({ searchParams }: URL) => searchParams.get("company") ?? "";
  return createSiteApp(deps, {
    headers: {
      crossOriginOpenerPolicy: "same-origin",
      crossOriginResourcePolicy: "same-origin",
      // An address can name an order or an invitation. Browsers then send `Origin: null` with a form's
      // POST, and the page's own origin with the POST of a script, which the console uses alone.
      referrerPolicy: "no-referrer",
      permissionsPolicy,
    },
    addRoutes: (app) => {
      app.all("/auth/*", (c) => backend.handle(c.req.raw, contextVisitorAddress(c)));
      app.route("/", createPlacesRoutes({ places, findCompany, keyOf, limiter, gate: searches }));
    },
  });
}

const NO_CONSOLE =
  "There is no console here: this server shows the storefronts of another backend. Open the console of that backend.\n";

/** Creates the app that answers at the console's host while this process has no console. */
export function createMissingConsoleApp(): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.use(secureHeaders());
  app.all("*", (c) => c.text(NO_CONSOLE, 404));
  return app;
}

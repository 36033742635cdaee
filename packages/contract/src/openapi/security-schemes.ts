import type { Security } from "./openapi-types.ts";

/** A visitor without a cookie can order, but cannot read personal data. */
export const DEVICE_SECURITY: Security = [{ device: [] }, { deviceOverHttp: [] }];
export const OPTIONAL_DEVICE_SECURITY: Security = [...DEVICE_SECURITY, {}];

/** A call that a member makes. */
export const STAFF_SECURITY: Security = [{ staff: [] }];
/** A call that a member or an API key makes. */
export const KEY_SECURITY: Security = [...STAFF_SECURITY, { apiKey: [] }];
/** What authorizes requests. */
export const SECURITY_SCHEMES = {
  device: {
    type: "apiKey",
    in: "cookie",
    name: "__Host-comanda_device",
    description: "The visitor's device, over HTTPS. It is set with the first client or draft.",
  },
  deviceOverHttp: {
    type: "apiKey",
    in: "cookie",
    name: "comanda_device",
    description: "The same cookie without HTTPS, as at localhost.",
  },
  staff: {
    type: "apiKey",
    in: "cookie",
    name: "comanda_staff.session_token",
    description: "The session of a staff member, which signing in at the console sets.",
  },
  apiKey: {
    type: "http",
    scheme: "bearer",
    description:
      "An API key, made in the console. It needs the call's permission, and no cookie and no `Origin`.",
  },
  orderToken: {
    type: "apiKey",
    in: "query",
    name: "authorization",
    description: "The `socket_authorization` of an order's answer, for this order only.",
  },
};

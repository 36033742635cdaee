import type { RequestIdVariables } from "hono/request-id";

/** What a server hands to the API with a request. */
export type RequestBindings = {
  /** The visitor's address; absent for the server's own requests, which are not limited. */
  visitorAddress?: string;
  /** The device that the visitor's cookie proves, for what is answered in front of the API. */
  device?: string | null;
};

/** What the API's middleware hands on with a request. */
export type HttpEnv = { Variables: RequestIdVariables; Bindings: RequestBindings };

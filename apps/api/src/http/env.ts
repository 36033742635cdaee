import type { RequestIdVariables } from "hono/request-id";

/** What the API's middleware hands on with a request. */
export type Env = { Variables: RequestIdVariables };

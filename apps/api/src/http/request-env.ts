import type { ProblemCode } from "@comanda/contract/calls/problems";
import type { RequestIdVariables } from "hono/request-id";

/** What a server passes to the API with a request. */
export type RequestBindings = {
  /** The visitor's IP address; absent for the server's own requests, which are not limited. */
  visitorAddress?: string;
  /** The device of the visitor's cookie, where the server reads it before the API does. */
  device?: string | null;
};

/** What the API's middleware adds to a request. */
export type HttpEnv = {
  Variables: RequestIdVariables & {
    /** The code of the answer, when it is a problem. */
    refusal?: ProblemCode;
  };
  Bindings: RequestBindings;
};

import type { IncomingMessage, ServerResponse } from "node:http";
import type { ApiMetrics } from "@comanda/api/context/api-metrics";
import type { FinishedQuery } from "@comanda/api/db/connect/database-handle";

export type FollowedRequest = {
  request: IncomingMessage;
  response: ServerResponse;
  site: {
    name: "storefront" | "console";
    /** The route of a page or file; null for a call, which `nameCall` names. */
    routeOf: (path: string) => string | null;
  };
  requestId: string;
};

/** Follows requests and jobs for the operator's tracing backend (decision 75). */
export type Tracing = {
  /** Runs the work of a request, whose span ends when its answer is sent. */
  followRequest(followed: FollowedRequest, work: () => void): void;
  /** Notes an answered call: as the name of its request, or as a part of the page that made it. */
  nameCall: ApiMetrics["countCall"];
  noteQuery(query: FinishedQuery): void;
  /** Runs one attempt of a job. */
  followJob<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Sends what is not sent yet. */
  close(): Promise<void>;
};

/** Follows nothing: tracing is off. */
export const noTracing: Tracing = {
  followRequest: (_followed, work) => work(),
  nameCall: () => undefined,
  noteQuery: () => undefined,
  followJob: (_name, work) => work(),
  close: async () => undefined,
};

import type { ProblemCode } from "@comanda/contract/calls/problems";

/** An answered call of the API. */
export type AnsweredCall = {
  method: string;
  /** The pattern of the route, never the path. */
  route: string;
  status: number;
  seconds: number;
  /** The code of the refusal; undefined for a success. */
  refusal: ProblemCode | undefined;
};

/** What the API counts. The server makes metrics of it (decision 67). */
export type ApiMetrics = {
  countCall(call: AnsweredCall): void;
  /** Counts what the transaction of a request does, also in the rare case that it is rolled back. */
  countOrder(step: "created" | "placed"): void;
};

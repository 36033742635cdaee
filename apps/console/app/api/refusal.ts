import type { ApiError } from "@comanda/contract/calls/api-client";

/** Why the server did not do what a call asked for, whichever call it was. */
export type Refusal =
  | "unreachable"
  | "signedOut"
  | "forbidden"
  | "demo"
  | "rateLimited"
  | "refused";

/** Returns what a member can do something about; `refused` where there is nothing but another try. */
export function refusalOf({ status, code }: ApiError): Refusal {
  if (status === 0) return "unreachable";
  if (code === "signed_out") return "signedOut";
  if (code === "forbidden") return "forbidden";
  if (code === "not_for_the_demo") return "demo";
  return status === 429 ? "rateLimited" : "refused";
}

import type { ApiError } from "@comanda/contract/client";
import { emit } from "./events.ts";

/** Every failed call is reported (spec §8). */
export function reportRequestError({ status, method, url, message, problem }: ApiError): void {
  emit({
    event: "requestError",
    category: "REQUEST_ERROR",
    action: `ERROR_${status}`,
    method,
    url,
    message,
    response: { message: problem.title, errors: problem.errors },
  });
}

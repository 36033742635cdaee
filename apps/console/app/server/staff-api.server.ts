import { ApiError } from "@comanda/contract/calls/api-client";
import { staffCalls } from "@comanda/contract/staff/staff-calls";
import { createStaffClient, type StaffClient } from "@comanda/contract/staff/staff-client";
import { data, type RouterContextProvider } from "react-router";
import { apiFetchContext, configContext } from "./server-context.ts";

/** The API's staff calls for a page, with the session of the page's request. */
export function staffApiOf(
  context: Readonly<RouterContextProvider>,
  request: Request,
): StaffClient {
  const { apiBase } = context.get(configContext);
  const cookie = request.headers.get("cookie") ?? "";
  return createStaffClient(staffCalls, {
    base: apiBase,
    fetch: context.get(apiFetchContext),
    headers: { cookie },
  });
}

/** Waits for an answer of the API; a refusal becomes a page with the same status. */
export async function orPage<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400)
      throw data(null, { status: error.status });
    throw error;
  }
}

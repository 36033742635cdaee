import { ApiError } from "@comanda/contract/calls/api-client";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { data } from "react-router";
import { serverApi } from "../server/server-api.server.ts";
import { configContext } from "../server/server-context.ts";
import type { Route } from "./+types/health";

/** The `Retry-After` header while the API cannot answer, in seconds. */
const RETRY_AFTER = "5";

/**
 * Version, region and application type, and whether the API answers (conformance 2.11): 503 while it
 * does not, for instance without its database. A backend that does not have the call counts as alive.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { version, region } = context.get(configContext);
  const available = await isAvailable(serverApi(context, request));
  const status: "ok" | "unavailable" = available ? "ok" : "unavailable";
  const health = { name: "Comanda", status, version, region, type: "webapp" };
  if (available) return data(health);
  return data(health, { status: 503, headers: { "retry-after": RETRY_AFTER } });
}

async function isAvailable(api: ReturnType<typeof serverApi>): Promise<boolean> {
  try {
    await api("readHealth", {});
    return true;
  } catch (error) {
    // An answer that does not match the contract is an answer too.
    if (!(error instanceof ApiError)) return true;
    return error.status !== 0 && (error.status < 500 || error.status === 501);
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = () => [
  { title: "Comanda" },
  { name: "robots", content: "noindex" },
];

export default function Health({ loaderData }: Route.ComponentProps) {
  const look = {
    ok: "rounded-full bg-positive-soft px-3 text-positive",
    unavailable: "rounded-full bg-danger-soft px-3 text-danger",
  }[loaderData.status];
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div className="w-full max-w-[360px] rounded-l border border-line bg-surface p-6 shadow-1">
        <h1 className="text-lg">{loaderData.name}</h1>
        <dl className="tabular mt-4 divide-y divide-line border-t border-line">
          {Object.entries(loaderData).map(([name, value]) => (
            <div
              key={name}
              className="flex flex-wrap items-center justify-between gap-x-4 py-3 last:pb-0"
            >
              <dt className="text-muted">{name}</dt>
              <dd className={classNames("font-bold", name === "status" && look)}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </main>
  );
}

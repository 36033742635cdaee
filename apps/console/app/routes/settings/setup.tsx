import type { PageHandle } from "../../layout/page-handle.ts";
import { loadSetup } from "../../settings/setup/setup-loader.server.ts";
import { SetupPage } from "../../settings/setup/setup-page.tsx";
import type { Route } from "./+types/setup";

export const handle = { permission: "settings.write" } satisfies PageHandle;

export function loader({ context, request, params: { companyId } }: Route.LoaderArgs) {
  return loadSetup(context, request, companyId);
}

export default function Setup({ loaderData, params: { companyId } }: Route.ComponentProps) {
  return <SetupPage key={companyId} companyId={companyId} {...loaderData} />;
}

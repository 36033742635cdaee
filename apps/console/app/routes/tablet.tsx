import { returnPath } from "../server/return-path.server.ts";
import { configContext } from "../server/server-context.ts";
import { TabletLockPage } from "../tablet-lock/tablet-lock-page.tsx";
import type { Route } from "./+types/tablet";

/** The page that opens after the PIN, and where the logos are. */
export function loader({ url, context }: Route.LoaderArgs) {
  return { to: returnPath(url), storageUrl: context.get(configContext).storageUrl };
}

export default function Tablet({ loaderData }: Route.ComponentProps) {
  return <TabletLockPage {...loaderData} />;
}

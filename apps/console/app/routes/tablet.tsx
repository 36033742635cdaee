import { returnPath } from "../server/return-path.server.ts";
import { TabletLockPage } from "../tablet/tablet-lock-page.tsx";
import type { Route } from "./+types/tablet";

/** The page that opens after the PIN. */
export function loader({ url }: Route.LoaderArgs) {
  return { to: returnPath(url) };
}

export default function Tablet({ loaderData }: Route.ComponentProps) {
  return <TabletLockPage to={loaderData.to} />;
}

import { redirect } from "react-router";
import type { Route } from "./+types/catch-all";

/** Any path that is not in the table leads home, with its query (spec §2, Routes). */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(`/${new URL(request.url).search}`);
}

import { redirect } from "react-router";
import type { Route } from "./+types/catch-all";

/** Redirects any other path to the landing page, with its query (conformance 2.14). */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(`/${new URL(request.url).search}`);
}

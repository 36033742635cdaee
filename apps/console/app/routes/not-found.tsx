import { data } from "react-router";

/** Every address without a page. */
export function loader() {
  throw data(null, { status: 404 });
}

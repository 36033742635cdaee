import { MorePage } from "../layout/more-page.tsx";
import type { PageHandle } from "../layout/page-handle.ts";

export const handle = { permission: "orders.read" } satisfies PageHandle;

export default function More() {
  return <MorePage />;
}

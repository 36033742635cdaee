import { useEffect } from "react";
import { emit, type ReportedPage } from "./events.ts";

/** Reports that the visitor sees this page (spec §2, Checkout modal); none while it is null. */
export function usePageView(page: ReportedPage | null): void {
  useEffect(() => {
    if (page) emit({ event: "virtual_page_view", page });
  }, [page]);
}

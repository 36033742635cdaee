import { useEffect } from "react";
import { emit, type ReportedPage } from "./events.ts";

/** Reports that the page or step is shown (conformance 2.86); nothing while `page` is null. */
export function usePageView(page: ReportedPage | null): void {
  useEffect(() => {
    if (page) emit({ event: "virtual_page_view", page });
  }, [page]);
}

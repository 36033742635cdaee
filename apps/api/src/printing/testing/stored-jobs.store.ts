import type { TestApp } from "../../testing/create-test-app.ts";

/** All jobs as they are stored, the first ones first. */
export function storedJobs(api: TestApp) {
  return api.db
    .selectFrom("print_jobs")
    .selectAll()
    .orderBy("created_at")
    .orderBy("kind")
    .orderBy("station")
    .orderBy("copy")
    .orderBy("change")
    .execute();
}

import { HOUR_SECONDS } from "@comanda/domain/time/durations";
import { type JobKind, type JobWorker, jobWorker } from "../jobs/job-kind.ts";
import { type ReleaseDeps, releaseUnprovenHosts } from "./release-unproven-hosts.ts";

/** Looks up unproven names; one process does it for all of a database. */
export const releaseHostsJob: JobKind<Record<string, never>> = {
  name: "release-hosts",
  retries: 0,
  retrySeconds: 60,
  attemptSeconds: 3_000,
  keepSeconds: HOUR_SECONDS,
};

/** See `releaseUnprovenHosts`. */
export function releaseHostsWorker(deps: ReleaseDeps): JobWorker {
  return jobWorker(releaseHostsJob, (_payload, { signal }) =>
    releaseUnprovenHosts({ ...deps, stopSignal: signal }),
  );
}

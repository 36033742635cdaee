import { S3Error, S3ServiceError } from "s3mini";

/** A request to a bucket that failed. `code` is the service's, or that of the connection. */
export class BucketFailure extends Error {
  override readonly name = "BucketFailure";
  readonly code: string;

  constructor(what: string, code: string) {
    super(`${what}: ${code}`);
    this.code = code;
  }
}

/**
 * Does something with a bucket. Its errors become failures without the bodies of answers, which name
 * the key of the account.
 */
export async function orBucketFailure<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new BucketFailure(what, codeOf(error));
  }
}

function codeOf(error: unknown): string {
  if (error instanceof BucketFailure) return error.code;
  if (error instanceof S3ServiceError) {
    const { serviceCode, status } = error;
    return serviceCode && serviceCode !== "Unknown" ? serviceCode : `status ${status}`;
  }
  if (error instanceof S3Error && error.code) return error.code;
  if (!(error instanceof Error)) return "unknown";
  if (error.name === "TimeoutError") return TIMEOUT;
  const cause = "cause" in error ? error.cause : undefined;
  const inner = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return typeof inner === "string" ? inner : error.name;
}

/** The code of an answer that did not come in time. */
export const TIMEOUT = "timeout";

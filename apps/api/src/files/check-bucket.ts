import { BucketFailure } from "./bucket-failure.ts";
import type { FileStore } from "./file-store.ts";

/** A bucket that a server cannot start with. The message is complete: the reason, and what to do. */
export class BucketRefused extends Error {
  override readonly name = "BucketRefused";
}

/** A file that says whether a bucket can be used; it stays there. */
export const CHECK_FILE = "comanda-check.txt";

/**
 * Writes, finds and lists a file, as the server will. Throws `BucketRefused` with the reason. A folder
 * is not checked: its faults have their own messages.
 */
export async function checkBucket(files: FileStore, variable: string): Promise<void> {
  if (files.localFolder !== null) return;
  try {
    await files.write(CHECK_FILE, new TextEncoder().encode("Comanda can write here.\n"));
    if (!(await files.read(CHECK_FILE))) throw new BucketFailure("read", "the file is not there");
    // Without the right to list, a service answers 403 for a file that is absent.
    await files.has(`${CHECK_FILE}.absent`);
    for await (const _ of files.list(CHECK_FILE)) break;
  } catch (error) {
    if (!(error instanceof BucketFailure)) throw error;
    throw new BucketRefused(
      `${variable}: ${files.place} cannot be used (${error.message}). ${adviceFor(error.code)}`,
    );
  }
}

function adviceFor(code: string): string {
  switch (code) {
    case "NoSuchBucket":
      return "There is no such bucket: create it, or correct the name.";
    case "InvalidAccessKeyId":
    case "SignatureDoesNotMatch":
      return "S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY is wrong.";
    case "AccessDenied":
    case "status 403":
      return "The key must be allowed to list the bucket, and to get, put and delete its objects.";
    case "RequestTimeTooSkewed":
      return "The clock of this machine is wrong.";
    case "AuthorizationHeaderMalformed":
    case "PermanentRedirect":
    case "status 301":
    case "status 307":
      return "The bucket is in another region: correct S3_REGION and S3_ENDPOINT.";
    case "timeout":
      return "Nothing answered in time at S3_ENDPOINT.";
    default:
      return "Look whether S3_ENDPOINT can be reached and answers as S3.";
  }
}

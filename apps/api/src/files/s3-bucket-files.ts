import { S3mini } from "s3mini";
import { orBucketFailure } from "./bucket-failure.ts";
import { type BucketOutcome, bucketFetch } from "./bucket-fetch.ts";
import type { FileStore } from "./file-store.ts";
import { uploadParts } from "./upload-parts.ts";

/** An account of a service that speaks S3. */
export type BucketService = {
  /** Such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  region: string;
  /** Whether the bucket is the first part of the path; otherwise of the host. */
  pathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
  timeoutMs: number;
};

/** A bucket, and what the names of its files begin with: empty, or ending with a slash. */
export type BucketAddress = { bucket: string; prefix: string };

/** Files listed by one request. */
const PAGE = 1_000;

/** The files of a bucket, below a prefix. */
export function s3BucketFiles(
  service: BucketService,
  { bucket, prefix }: BucketAddress,
  onRequest?: (method: string, outcome: BucketOutcome) => void,
): FileStore {
  const { region, accessKeyId, secretAccessKey, timeoutMs } = service;
  const s3 = new S3mini({
    region,
    accessKeyId,
    secretAccessKey,
    endpoint: bucketUrl(service, bucket),
    fetch: bucketFetch({ timeoutMs, onRequest }),
  });
  const keyOf = (name: string) => prefix + name;
  const place = `s3://${bucket}/${prefix}`;
  const attempt = <T>(verb: string, name: string, work: () => Promise<T>) =>
    orBucketFailure(`${verb} ${place}${name}`, work);
  const put = async (name: string, content: Uint8Array) => {
    await attempt("write", name, () => s3.putObject(keyOf(name), content));
  };
  const get = (name: string) => attempt("read", name, () => s3.getObjectResponse(keyOf(name)));

  return {
    place,
    localFolder: null,
    has: (name) => attempt("find", name, async () => (await s3.objectExists(keyOf(name))) === true),
    read: async (name) => {
      const answer = await get(name);
      return (
        answer && attempt("read", name, async () => new Uint8Array(await answer.arrayBuffer()))
      );
    },
    open: async (name) => {
      const answer = await get(name);
      if (!answer) return null;
      const body = answer.body ?? new ReadableStream<Uint8Array>();
      const reader = body.getReader();
      return {
        size: Number(answer.headers.get("content-length") ?? 0),
        close: () => reader.cancel(),
        pieces: readPieces(() => attempt("read", name, () => reader.read())),
      };
    },
    write: put,
    writePieces: async (name, pieces) => {
      const key = keyOf(name);
      const parts = uploadParts(pieces);
      const first = await parts.next();
      const second = await parts.next();
      if (second.done) return put(name, first.value ?? new Uint8Array());
      const upload = await attempt("write", name, () => s3.getMultipartUploadId(key));
      const sent: { partNumber: number; etag: string }[] = [];
      const send = async (part: Uint8Array) => {
        const number = sent.length + 1;
        sent.push(await attempt("write", name, () => s3.uploadPart(key, upload, part, number)));
      };
      try {
        if (first.value) await send(first.value);
        await send(second.value);
        for await (const part of parts) await send(part);
        await attempt("write", name, () => complete(s3, key, upload, sent));
      } catch (error) {
        // A bucket that is gone keeps the parts; a rule of the bucket deletes them (docs/deploy.md).
        await s3.abortMultipartUpload(key, upload).catch(() => undefined);
        throw error;
      }
    },
    remove: async (name) => {
      await attempt("delete", name, () => s3.deleteObject(keyOf(name)));
    },
    async *list(folder, { deep } = { deep: true }) {
      let next: string | undefined;
      do {
        const page = await attempt("list", folder, () =>
          s3.listObjectsPaged("/", keyOf(folder), PAGE, next),
        );
        for (const { Key, Size } of page?.objects ?? []) {
          const name = Key.slice(prefix.length);
          if (deep || !name.slice(folder.length).includes("/")) yield { name, size: Size };
        }
        next = page?.nextContinuationToken;
      } while (next !== undefined);
    },
  };
}

/** A service may report a failure with status 200, after it has kept the connection open. */
async function complete(
  s3: S3mini,
  key: string,
  upload: string,
  parts: { partNumber: number; etag: string }[],
): Promise<void> {
  const { etag } = await s3.completeMultipartUpload(key, upload, parts);
  if (!etag) throw new Error("the upload was not completed");
}

function bucketUrl({ endpoint, pathStyle }: BucketService, bucket: string): string {
  const url = new URL(endpoint);
  if (pathStyle) url.pathname = `${url.pathname.replace(/\/$/u, "")}/${bucket}`;
  else url.hostname = `${bucket}.${url.hostname}`;
  return url.href;
}

async function* readPieces(
  read: () => ReturnType<ReadableStreamDefaultReader<Uint8Array>["read"]>,
): AsyncGenerator<Uint8Array> {
  for (let piece = await read(); !piece.done; piece = await read()) yield piece.value;
}

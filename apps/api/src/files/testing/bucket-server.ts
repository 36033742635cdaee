/// <reference path="./s3rver.d.ts" />
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "@20minutes/s3rver";
import { DUMMY_ACCOUNT } from "@20minutes/s3rver/lib/models/account.js";
import type { BucketService } from "../s3-bucket-files.ts";

export type BucketServer = {
  service: BucketService;
  /** The folder with the buckets. */
  directory: string;
  close: () => Promise<void>;
};

/** The account that the server knows. */
const ACCOUNT = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };

/** Starts a server that speaks S3 and checks signatures, with empty buckets. */
export async function startBucketServer(buckets = ["comanda"], port = 0): Promise<BucketServer> {
  const directory = await mkdtemp(path.join(tmpdir(), "comanda-buckets-"));
  const server = new S3rver({
    port,
    directory,
    address: "127.0.0.1",
    silent: true,
    configureBuckets: buckets.map((name) => ({ name })),
  });
  server.middleware.unshift(keepLastSlash);
  const address: AddressInfo = await server.run();
  const close = async () => {
    server.httpServer.closeAllConnections();
    await server.close();
    await rm(directory, { recursive: true, force: true });
  };
  const endpoint = `http://127.0.0.1:${address.port}`;
  const service = { ...ACCOUNT, endpoint, region: "us-east-1", pathStyle: true, timeoutMs: 1_000 };
  return { service, directory, close };
}

type Keys = Pick<BucketService, "accessKeyId" | "secretAccessKey">;

/** Gives the account other keys: the servers of this process refuse the former ones. */
export function replaceKeys(former: Keys, { accessKeyId, secretAccessKey }: Keys): void {
  DUMMY_ACCOUNT.revokeAccessKey(former.accessKeyId);
  DUMMY_ACCOUNT.createKeyPair(accessKeyId, secretAccessKey);
}

type Context = { path: string; params: { key?: unknown } };

/** The server forgets the slash at the end of a bucket's path, which is a part of what is signed. */
function keepLastSlash(context: Context, next: () => Promise<void>): Promise<void> {
  let params: Context["params"] = {};
  Object.defineProperty(context, "params", {
    get: () => params,
    set: (found: Context["params"]) => {
      const endsInSlash = /^\/[^/]+\/$/u.test(context.path);
      // Not empty for the server's question, and empty in the text that is signed.
      params = endsInSlash ? { ...found, key: Object("") } : found;
    },
  });
  return next();
}

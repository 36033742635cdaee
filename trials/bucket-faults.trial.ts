import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import path from "node:path";
import { json } from "node:stream/consumers";
import { s3BucketFiles } from "@comanda/api/files/s3-bucket-files";
import { replaceKeys, startBucketServer } from "@comanda/api/files/testing/bucket-server";
import sharp from "sharp";
import { type RunningServer, startComanda } from "../bench/processes.ts";
import { runCommandLine } from "./support/comanda-command.ts";
import { importCountedSpecial, orderSpecial, SPECIALS_HOST } from "./support/counted-special.ts";
import { type BucketFault, startFaultyBucket } from "./support/faulty-bucket.ts";
import { joinAsOwner } from "./support/staff-session.ts";
import { sendTimed } from "./support/timed-request.ts";
import type { Trial } from "./support/trial.ts";

const MAX_S = 15;
const BACKUPS = "s3://comanda/backups/";

export const trial: Trial = {
  name: "bucket-faults",
  promise: `The bucket of the pictures and backups answers 503 slowly, breaks off in the middle of each body, and refuses the server's key: each time pages and orders work, an upload is answered 503 and a backup fails with one line within ${MAX_S} s, a picture in memory is served, and the earlier files stay; when the bucket is well, and the server has the new key, an upload and a backup work, every file of before is whole, and every order is in the backup`,
  run: async (context) => {
    const bucket = await startBucketServer();
    context.cleanUp(bucket.close);
    const faulty = await startFaultyBucket(context, bucket.service.endpoint);
    const env = {
      DATA_DIR: path.join(context.folder, "data"),
      PICTURES_BUCKET: "s3://comanda/pictures",
      S3_ENDPOINT: faulty.endpoint,
      S3_ACCESS_KEY_ID: bucket.service.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.service.secretAccessKey,
      S3_TIMEOUT_MS: "1000",
    };
    await importCountedSpecial(context, env, { price: 100, stock: 1_000, couponLimit: 1 });
    let server = await startComanda(env, "/products", SPECIALS_HOST);
    context.cleanUp(() => server.stop());
    const staff = await joinAsOwner(server.port, env, SPECIALS_HOST);
    const upload = () => uploadPicture(server, staff.cookie());
    const backup = (name: string, as: Record<string, string> = env) =>
      runCommandLine(["backup", BACKUPS + name], as);
    const listed = async () => {
      const files = s3BucketFiles(bucket.service, { bucket: "comanda", prefix: "" });
      const found: string[] = [];
      for await (const { name, size } of files.list("")) found.push(`${name} ${size}`);
      return found.sort();
    };

    const first = await upload();
    const shown = `/media/companies/products/images/800/${first.name}.webp`;
    await statusOf(server, shown);
    await backup("first.tar.gz");
    let orders = 0;
    const results: string[] = [];
    let kept = first.status === 200;
    const check = (text: string, isKept: boolean) => {
      results.push(`${text}${isKept ? "" : " (broken)"}`);
      kept &&= isKept;
    };

    /** Tries all with the fault; `never` is a size of the picture that the server has not read. */
    const suffer = async (name: string, never: string) => {
      const before = await listed();
      const began = performance.now();
      const uploaded = await upload();
      const failed = await backup(`${name}.tar.gz`);
      const seconds = (performance.now() - began) / 1_000;
      const page = await statusOf(server, "/products");
      const known = await statusOf(server, shown);
      const unknown = await statusOf(server, never.replace("NAME", first.name));
      if ((await orderSpecial(server.port)) !== null) orders += 1;
      else kept = false;
      const isSame = before.join() === (await listed()).join();
      const lines = failed.err.trim().split("\n").length;
      check(
        `${name}: upload ${uploaded.status}, backup's exit code ${failed.code} with ${lines} line, both in ${seconds.toFixed(1)} s; page ${page}, picture in memory ${known}, another ${unknown}; files ${isSame ? "unchanged" : "changed"}`,
        `${uploaded.status} ${failed.code} ${lines} ${page} ${known} ${unknown}` ===
          "503 1 1 200 200 503" &&
          isSame &&
          seconds <= MAX_S,
      );
    };
    const faults: [BucketFault, string][] = [
      ["busy", "/media/companies/products/images/150/NAME.webp"],
      ["cut", "/media/companies/products/images/150/NAME.jpg"],
    ];
    for (const [fault, never] of faults) {
      faulty.setFault(fault);
      await suffer(fault, never);
      faulty.setFault("none");
      const { status } = await upload();
      const { code } = await backup(`after-${fault}.tar.gz`);
      check(`after it upload ${status}, backup ${code}`, status === 200 && code === 0);
    }
    const newKeys = { accessKeyId: "SECOND", secretAccessKey: "the second secret" };
    replaceKeys(bucket.service, newKeys);
    Object.assign(bucket.service, newKeys);
    await suffer("revoked", "/media/companies/products/images/800/NAME.jpg");
    await server.stop();
    const renewed = {
      ...env,
      S3_ACCESS_KEY_ID: newKeys.accessKeyId,
      S3_SECRET_ACCESS_KEY: newKeys.secretAccessKey,
    };
    server = await startComanda(renewed, "/products", SPECIALS_HOST);
    const { status } = await upload();
    const last = await backup("last.tar.gz", renewed);
    const names = ["first", "after-busy", "after-cut", "last"];
    const verified = await Promise.all(
      names.map((name) =>
        runCommandLine(["verify", `${BACKUPS}${name}.tar.gz`, "--tables"], renewed),
      ),
    );
    const whole = verified.filter(({ code }) => code === 0).length;
    const counted = Number(/^\W*orders\W+(\d+)/mu.exec(verified.at(-1)?.out ?? "")?.[1]);
    const picture = await statusOf(server, shown);
    check(
      `with a new key upload ${status}, backup ${last.code}, picture ${picture}, ${whole} of ${names.length} backups whole, ${counted} of ${orders} orders in the last`,
      status === 200 &&
        last.code === 0 &&
        picture === 200 &&
        whole === names.length &&
        counted === orders,
    );
    return { kept, measured: results.join("; ") };
  },
};

let colour = 0;

/** Uploads a picture of another colour each time; `name` is that of its files. */
async function uploadPicture({ port }: RunningServer, cookie: string) {
  colour += 40;
  const background = { r: colour, g: 120, b: 60 };
  const picture = sharp({ create: { width: 600, height: 400, channels: 3, background } });
  const bytes = await picture.png().toBuffer();
  const headers = {
    host: "console.localhost",
    origin: "http://console.localhost",
    cookie,
    "content-type": "image/png",
  };
  const to = "/ms-menu/companies/tacos/pictures";
  const sent = request({ host: "127.0.0.1", port, method: "POST", path: to, headers }).end(bytes);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const { url = "" } = (await json(answer)) as { url?: string };
  return { status: answer.statusCode ?? 0, name: url.replace(".webp", "") };
}

async function statusOf({ port }: RunningServer, address: string): Promise<number | null> {
  return (await sendTimed({ port, method: "GET", path: address, host: SPECIALS_HOST })).status;
}

import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";

/** A browser that is subscribed at a push service of a test. */
export type TestDevice = {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
};

export type ReceivedPush = {
  path: string;
  headers: IncomingMessage["headers"];
  /** The decrypted message. */
  message: { title: string; body: string; tag: string; path: string; language: string };
  /** What the signature says: the origin it is for, and the sender's contact. */
  claims: { aud: string; exp: number; sub: string };
};

export type PushService = {
  origin: string;
  received: ReceivedPush[];
  /** The status of the next answers, the last one for all further ones. */
  answers: number[];
  /** Subscribes a browser that knows the server's key. */
  subscribe(publicKey: string, name?: string): TestDevice;
  close(): Promise<void>;
};

type Browser = { privateKey: Buffer; publicKey: Buffer; auth: Buffer; serverKey: string };

/**
 * Starts a push service on this machine. It checks the signature of each message (RFC 8292) and
 * decrypts it as the browser would (RFC 8291); what is wrong is answered with 400 or 403.
 */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>();
  const received: ReceivedPush[] = [];
  const answers = [201];
  const receive = ({ url: path = "", headers }: IncomingMessage, body: Buffer): number => {
    const browser = browsers.get(path);
    if (!browser) return 404;
    const claims = readVapid(headers.authorization ?? "", browser.serverKey);
    if (!claims) return 403;
    const status = (answers.length > 1 ? answers.shift() : answers[0]) ?? 201;
    if (status === 201)
      received.push({ path, headers, message: JSON.parse(decrypt(body, browser)), claims });
    return status;
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    response.writeHead(receive(request, Buffer.concat(chunks))).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  return {
    origin,
    received,
    answers,
    subscribe: (serverKey, name = randomBytes(8).toString("hex")) => {
      const ecdh = createECDH("prime256v1");
      const publicKey = ecdh.generateKeys();
      const auth = randomBytes(16);
      const path = `/send/${name}`;
      browsers.set(path, { privateKey: ecdh.getPrivateKey(), publicKey, auth, serverKey });
      const keys = { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") };
      return { subscription: { endpoint: origin + path, keys } };
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** The claims of `vapid t=<JWT>, k=<key>`, when the JWT is signed by that key and the key is known. */
function readVapid(authorization: string, serverKey: string): ReceivedPush["claims"] | null {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/u.exec(authorization) ?? [];
  const [head = "", body = "", signature = ""] = token.split(".");
  if (key !== serverKey || JSON.parse(decode(head).toString() || "{}").alg !== "ES256") return null;
  const point = decode(key);
  const coordinate = (from: number) => point.subarray(from, from + 32).toString("base64url");
  const jwk = { kty: "EC", crv: "P-256", x: coordinate(1), y: coordinate(33) };
  const publicKey = createPublicKey({ key: jwk, format: "jwk" });
  const signed = Buffer.from(`${head}.${body}`);
  const options = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
  if (!verify("sha256", signed, options, decode(signature))) return null;
  return JSON.parse(decode(body).toString());
}

/** Decrypts a body in the coding `aes128gcm` of one record. */
function decrypt(body: Buffer, { privateKey, publicKey, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const ecdh = createECDH("prime256v1");
  ecdh.setPrivateKey(privateKey);
  const shared = ecdh.computeSecret(sender);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, sender]);
  const secret = Buffer.from(hkdfSync("sha256", shared, auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The text ends with a delimiter, 2 for the last record, and padding of zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
}

const decode = (text: string): Buffer => Buffer.from(text, "base64url");

import { chmodSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runToEnd } from "../../bench/processes.ts";

export type OwnAuthority = {
  /** The file with the authority's certificate. */
  ca: string;
  /** The files of a certificate for `localhost` and 127.0.0.1, which the authority has signed. */
  cert: string;
  key: string;
};

/** Makes a certificate authority of its own and a certificate of this machine, with OpenSSL. */
export async function makeOwnAuthority(folder: string, name: string): Promise<OwnAuthority> {
  const at = (ending: string) => path.join(folder, `${name}-${ending}`);
  const [ca, caKey, cert] = ["ca.pem", "ca.key", "cert.pem"];
  const [key, request] = ["cert.key", "cert.csr"];
  const newKey = ["req", "-newkey", "rsa:2048", "-nodes", "-batch"];
  const authority = ["-x509", "-days", "2", "-subj", `/CN=${name}`];
  await openssl(...newKey, ...authority, "-keyout", at(caKey), "-out", at(ca));
  await openssl(...newKey, "-subj", "/CN=localhost", "-keyout", at(key), "-out", at(request));
  writeFileSync(at("names"), "subjectAltName=DNS:localhost,IP:127.0.0.1\n");
  const signed = ["-CA", at(ca), "-CAkey", at(caKey), "-CAcreateserial", "-extfile", at("names")];
  await openssl("x509", "-req", "-days", "2", "-in", at(request), ...signed, "-out", at(cert));
  // PgBouncer reads its key as another user; a key of a trial is no secret.
  chmodSync(at(key), 0o644);
  return { ca: at(ca), cert: at(cert), key: at(key) };
}

const openssl = (...argv: string[]) => runToEnd("openssl", argv);

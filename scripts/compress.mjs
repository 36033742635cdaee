// Writes compressed copies (.br, .gz) of a folder's text files at build time, so that the server
// compresses none while it answers requests.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const folder = process.argv[2];
for (const name of readdirSync(folder, { recursive: true })) {
  if (!/\.(js|css|svg|json|txt)$/u.test(name)) continue;
  const file = path.join(folder, name);
  const bytes = readFileSync(file);
  if (bytes.length < 512) continue;
  writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

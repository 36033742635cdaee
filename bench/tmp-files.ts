import { readdirSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { startTestServer } from "../e2e/support/test-server.ts";
import { runComanda } from "../e2e/support/run-comanda.ts";
const server = await startTestServer({ name: "tmp-files", env: { DEMO: "off" } });
Object.assign(process.env, { E2E_PORT: String(server.port), E2E_DATA_DIR: server.dataDir });
const get = (host: string, path: string, lang = "en") => new Promise<{ status: number; text: string }>((ok, no) => {
  request({ host: "127.0.0.1", port: server.port, path, headers: { host, "accept-language": lang } }, (res) => { const b: Buffer[] = []; res.on("data", (x) => b.push(x)).on("end", () => ok({ status: res.statusCode ?? 0, text: Buffer.concat(b).toString() })); }).on("error", no).end();
});
try {
  const dir = process.argv[2] ?? "/tmp/mess-files";
  for (const f of readdirSync(dir).filter((n) => /^\d/.test(n)).sort()) {
    const t = performance.now();
    const r = await runComanda("import", `${dir}/${f}`);
    console.log(`\n=== ${f} rc ${r.code} ${Math.round(performance.now() - t)} ms`);
    console.log((r.stdout + r.stderr).slice(0, 1800));
    const host = /https?:\/\/([^/\s:]+)/.exec(r.stdout)?.[1] ?? ({ "01": "mx.localhost", "03": "de.localhost", "04": "de2.localhost", "07": "eg.localhost", "08": "jp.localhost", "09": "jp2.localhost", "10": "kw.localhost", "11": "cl.localhost", "12": "br.localhost", "13": "gr.localhost", "14": "hr.localhost", "15": "min.localhost" } as Record<string, string>)[f.slice(0, 2)];
    if (r.code !== 0 || !host) continue;
    const page = await get(host, "/products");
    writeFileSync(`/tmp/mess-files/page-${f}.html`, page.text);
    const html = page.text;
    const ld = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map((m) => m[1] ?? "");
    for (const s of ld) { try { JSON.parse(s); } catch (e) { console.log("LD BROKEN", String(e)); } }
    const visible = html.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<style[\s\S]*?<\/style>/g, "").replace(/<[^>]+>/g, "|").replace(/\|+/g, "|");
    console.log("HTTP", page.status, html.length, "LD", ld.map((s) => s.slice(0, 900)).join("\n   ").slice(0, 1800));
    console.log("TEXT", visible.slice(0, 900));
  }
} finally { await server.stop(); }

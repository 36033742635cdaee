import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { memoryArgs } from "./lib/less-memory.mjs";
import { repositoryRoot } from "./testing/temporary-repository.ts";

const read = (name: string) => readFileSync(path.join(repositoryRoot, name), "utf8");

const documented = new Set(
  Array.from(read("docs/configuration.md").matchAll(/^\| `([A-Z\d_]+)` \|/gmu), ([, name]) => name),
);
/** Read by Node, the C library, Postgres and Caddy. */
const OF_OTHERS = /^(?:NODE_\w+|MALLOC_\w+|POSTGRES_\w+|COMANDA|HOST_CHECK)$/u;

const patterns: Record<string, RegExp> = {
  "deploy/compose.yaml": /^ {6}([A-Z\d_]+):/gmu,
  "deploy/compose.postgres.yaml": /^ {6}([A-Z\d_]+):/gmu,
  "deploy/comanda.service": /[= ]([A-Z\d_]{4,})=/gu,
  Containerfile: /(?<=^ENV .*)\b([A-Z\d_]{4,})=/gmu,
};

test.each(Object.entries(patterns))(
  "%s sets only variables that are documented",
  (file, pattern) => {
    const names = Array.from(read(file).matchAll(pattern), ([, name = ""]) => name);
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => !documented.has(name) && !OF_OTHERS.test(name))).toEqual([]);
  },
);

test("the image has the Node that package.json pins", () => {
  const { node } = JSON.parse(read("package.json")).dependencies;
  expect(read("Containerfile")).toContain(`docker.io/library/node:${node}-`);
});

test.each(["Containerfile", "deploy/comanda.service"])(
  "%s limits memory as `npm start` does",
  (file) => {
    expect(memoryArgs.length).toBeGreaterThan(1);
    expect(memoryArgs.filter((arg) => !read(file).includes(arg))).toEqual([]);
  },
);

test("the image, the unit and the proxy name files and ports that are there", () => {
  const files = Array.from(
    `${read("Containerfile")}${read("deploy/comanda.service")}`.matchAll(
      /(?:\/app\/|\/opt\/comanda\/|\b)((?:deploy|apps\/server\/src)\/[\w-]+(?:\.m?[jt]s)?)\b/gu,
    ),
    ([, file = ""]) => file,
  );
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => !existsSync(path.join(repositoryRoot, file)))).toEqual([]);
  const port = /HOST_CHECK_PORT=(\d+)/u.exec(read("deploy/comanda.service"))?.[1];
  expect(read("deploy/Caddyfile")).toContain(`127.0.0.1:${port}`);
  expect(read("deploy/compose.postgres.yaml")).toContain(`HOST_CHECK_PORT: "${port}"`);
  expect(read("deploy/compose.postgres.yaml")).toContain(`HOST_CHECK: comanda:${port}`);
});

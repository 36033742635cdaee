import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { Environment, readConfig, root } from "./config.ts";

test("nothing needs to be configured", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: undefined,
    dataDir: path.join(root, ".data"),
    databaseUrl: null,
    demo: true,
    api: null,
    storageUrl: "/media",
    trustProxy: false,
    rateLimits: true,
    secretKey: null,
    production: false,
    providerUrl: null,
    region: "local",
    logLevel: "info",
  });
});

test("an empty variable counts as absent, and others' are none of ours", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "", PATH: "/bin" })).toEqual(readConfig({}));
});

test("every variable that is wrong is named, and no secret is repeated", () => {
  const wrong = {
    PORT: "70000",
    DATABASE_URL: "mysql://user:hunter2@host/name",
    DEMO: "yes",
    API_URL: "somewhere",
    API_LEGACY_SERVICES: "ms-payments,reports",
    STORAGE_URL: "pictures",
    TRUST_PROXY: "1",
    RATE_LIMITS: "none",
    SECRET_KEY: "hunter2",
    COMANDA_ENV: "prod",
    PROVIDER_URL: "javascript:alert(1)",
    LOG_LEVEL: "loud",
  };
  const read = () => readConfig(wrong);
  for (const name of Object.keys(wrong)) expect(read).toThrow(new RegExp(`^  ${name} must`, "m"));
  expect(read).not.toThrow(/hunter2/);
});

test("another backend may have services at a second place", () => {
  expect(readConfig({ API_URL: "https://api.test/" }).api).toEqual({
    url: "https://api.test",
    legacyUrl: "https://api.test",
    legacyServices: [],
  });
  const API_LEGACY_URL = "https://old.test/v1";
  const API_LEGACY_SERVICES = "ms-payments, ms-reports";
  const both = { API_URL: "https://api.test", API_LEGACY_URL, API_LEGACY_SERVICES };
  expect(readConfig(both).api).toEqual({
    url: "https://api.test",
    legacyUrl: "https://old.test/v1",
    legacyServices: ["ms-payments", "ms-reports"],
  });
});

test.each(["http://cdn.test/media", "http://localhost:9000", "//cdn.test/media", "https://"])(
  "pictures at %s would be blocked by the pages' policy",
  (STORAGE_URL) => {
    expect(() => readConfig({ STORAGE_URL })).toThrow("STORAGE_URL must begin with https://");
  },
);

test.each([
  ["https://cdn.test/media/", "https://cdn.test/media"],
  ["/pictures", "/pictures"],
])("pictures may be at %s", (STORAGE_URL, storageUrl) => {
  expect(readConfig({ STORAGE_URL }).storageUrl).toBe(storageUrl);
});

test("a relative folder is meant from the repository, wherever the command is run", () => {
  expect(readConfig({ DATA_DIR: "elsewhere" }).dataDir).toBe(path.join(root, "elsewhere"));
  expect(readConfig({ DATA_DIR: "/var/comanda" }).dataDir).toBe("/var/comanda");
});

test("the documentation has every variable with its default, in the same order", () => {
  const page = readFileSync(path.join(root, "docs/configuration.md"), "utf8");
  const rows = page.matchAll(/^\| `(?<name>[A-Z_]+)` \| (?:`(?<value>.+?)` )?\| .+ \|$/gm);
  const documented = [...rows].map(({ groups }) => [groups?.name, groups?.value]);
  const defaults = Object.entries(Environment.entries).map(([name, entry]) => [
    name,
    v.getDefault(entry),
  ]);
  expect(documented).toEqual(defaults);
});

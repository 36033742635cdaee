import { readFileSync } from "node:fs";
import path from "node:path";
import { defaultPostgresLimits } from "@comanda/api/db/postgres/postgres-limits";
import { providerBases } from "@comanda/api/payments/providers/open-provider";
import * as v from "valibot";
import { expect, test } from "vitest";
import { EnvironmentSchema } from "./environment-schema.ts";
import { readConfig } from "./read-config.ts";
import { repositoryRoot } from "./repository-root.ts";

test("an empty environment is a valid configuration", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: undefined,
    console: { host: "console.localhost", port: null },
    consoleUrl: null,
    dataDir: path.join(repositoryRoot, ".data"),
    databaseUrl: null,
    pooler: null,
    standbyUrl: null,
    backups: null,
    pictures: { folder: path.join(repositoryRoot, ".data") },
    pictureQuota: 5_000_000_000,
    bucketService: null,
    hostCheckPort: null,
    postgresLimits: defaultPostgresLimits,
    demo: true,
    api: null,
    storageUrl: "/media",
    trustProxy: false,
    rateLimits: true,
    secretKey: null,
    production: false,
    providerUrl: null,
    legal: { terms: null, privacy: null },
    payments: { earlierSecretKeys: [], bases: providerBases({ production: false }) },
    places: {
      plan: { countries: new Map(), others: ["gazetteer"] },
      sources: { radar: null, google: null, photon: null },
      secondSearchLogUrl: null,
      routingUrl: null,
      visitorCountryUrl: null,
    },
    map: {
      tileUrl: "https://tile.openstreetmap.org/{z}/{x}/{y}.png",
      attribution: "© OpenStreetMap contributors",
      googleKey: null,
    },
    mail: null,
    pushTestOrigin: null,
    localWebhooks: false,
    metrics: null,
    traces: null,
    region: "local",
    logLevel: "info",
  });
});

test("an empty variable counts as absent", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "" })).toEqual(readConfig({}));
});

test("the region is the configured one", () => {
  expect(readConfig({ REGION: "sa-east-1" }).region).toBe("sa-east-1");
});

test("an unknown variable is ignored", () => {
  expect(readConfig({ PATH: "/bin" })).toEqual(readConfig({}));
});

const wrongVariables = {
  PORT: "70000",
  DATABASE_URL: "mysql://user:hunter2@host/name",
  DATABASE_CONNECTIONS: "0",
  DATABASE_CONNECT_TIMEOUT_MS: "5s",
  DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: "-1",
  DATABASE_LOCK_TIMEOUT_MS: "99",
  DATABASE_STATEMENT_TIMEOUT_MS: "120001",
  DATABASE_DIRECT_URL: "host:5432",
  BACKUP_DIR: "s3://No_Bucket/",
  BACKUP_EVERY: "0",
  PICTURES_BUCKET: "comanda",
  S3_ENDPOINT: "s3.example.com",
  S3_TIMEOUT_MS: "1",
  BACKUP_KEEP: "all",
  DEMO: "yes",
  API_URL: "somewhere",
  API_LEGACY_SERVICES: "ms-payments,reports",
  STORAGE_URL: "pictures",
  TRUST_PROXY: "1",
  RATE_LIMITS: "none",
  SECRET_KEY: "hunter2",
  HOST_CHECK_PORT: "70000",
  EARLIER_SECRET_KEYS: `${"k".repeat(32)},hunter2`,
  COMANDA_ENV: "prod",
  PROVIDER_URL: "javascript:alert(1)",
  TERMS_URL: "javascript:alert(1)",
  PRIVACY_URL: "/privacy",
  STRIPE_URL: "stripe",
  TUNA_TOKEN_URL: "ftp://token",
  TUNA_PAYMENT_URL: "tuna:5000",
  D24_URL: "d24",
  SEARCH_PROVIDERS: "nominatim",
  RADAR_KEY: "hunter2 hunter2",
  RADAR_URL: "radar",
  GOOGLE_PLACES_KEY: "hunter2\nx: y",
  GOOGLE_PLACES_URL: "file:///etc/passwd",
  GOOGLE_GEOCODING_URL: "geo",
  PHOTON_URL: "photon.example.com",
  SECOND_SEARCH_LOG_URL: "sheet",
  ROUTING_URL: "osrm:5000",
  VISITOR_COUNTRY_URL: "https://country.test/hunter2",
  TILE_URL: "http://tiles.test/{z}/{x}/{y}.png",
  TILE_ATTRIBUTION: "x".repeat(201),
  GOOGLE_MAPS_KEY: "hunter2",
  SMTP_URL: "mail.example.com:587/hunter2",
  MAIL_FROM: "ana@tacos.test, eve@evil.test",
  PUSH_TEST_ORIGIN: "http://push.example.com:80",
  OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318",
  OTEL_EXPORTER_OTLP_HEADERS: "hunter2",
  OTEL_TRACES_SAMPLER_ARG: "2",
  LOG_LEVEL: "loud",
};

test("every wrong variable is named", () => {
  const read = () => readConfig(wrongVariables);
  for (const name of Object.keys(wrongVariables)) {
    expect(read).toThrow(new RegExp(`^  ${name} must`, "m"));
  }
});

test("the error of a wrong variable repeats no secret", () => {
  expect(() => readConfig(wrongVariables)).not.toThrow(/hunter2/);
});

test("the URLs of the legal texts stay unchanged", () => {
  const TERMS_URL = "https://provider.test/{language}/terms/";
  expect(readConfig({ TERMS_URL }).legal).toEqual({ terms: TERMS_URL, privacy: null });
  const PRIVACY_URL = "https://provider.test/{language}/privacy";
  expect(readConfig({ PRIVACY_URL }).legal).toEqual({ terms: null, privacy: PRIVACY_URL });
});

test("a mail server needs a sender", () => {
  const SMTP_URL = "smtp://comanda:hunter2@mail.example.com:587";
  expect(() => readConfig({ SMTP_URL })).toThrow("MAIL_FROM is missing");
});

test.each(["alerts@tacos.test", "Tacos <alerts@tacos.test>"])("%s may send mails", (MAIL_FROM) => {
  const SMTP_URL = "smtp://mail.example.com";
  expect(readConfig({ SMTP_URL, MAIL_FROM }).mail).toEqual({ smtpUrl: SMTP_URL, from: MAIL_FROM });
});

test("the URL of the provider's site stays unchanged", () => {
  const PROVIDER_URL = "https://provider.test/home/";
  expect(readConfig({ PROVIDER_URL }).providerUrl).toBe(PROVIDER_URL);
});

test("former secret keys are read one by one", () => {
  const [one, two] = ["1".repeat(32), "2".repeat(40)];
  const { payments } = readConfig({ EARLIER_SECRET_KEYS: `${one}, ${two}` });
  expect(payments.earlierSecretKeys).toEqual([one, two]);
});

test("providers' addresses are those of the sandbox, of production, or the configured ones", () => {
  const basesOf = (environment: Record<string, string>) => readConfig(environment).payments.bases;
  expect(basesOf({ COMANDA_ENV: "production" })).toEqual(providerBases({ production: true }));
  const named = {
    STRIPE_URL: "http://127.0.0.1:4001",
    TUNA_TOKEN_URL: "http://127.0.0.1:4002/api/Token/",
    TUNA_PAYMENT_URL: "http://127.0.0.1:4002/api/Payment",
    D24_URL: "http://127.0.0.1:4003",
  };
  expect(JSON.parse(JSON.stringify(basesOf(named)))).toEqual({
    stripe: "http://127.0.0.1:4001/",
    tuna: {
      token: "http://127.0.0.1:4002/api/Token/",
      payment: "http://127.0.0.1:4002/api/Payment/",
    },
    d24: "http://127.0.0.1:4003/",
  });
});

test("another backend may serve some services at a second address", () => {
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

test("a relative folder starts from the repository, wherever the command runs", () => {
  expect(readConfig({ DATA_DIR: "elsewhere" }).dataDir).toBe(
    path.join(repositoryRoot, "elsewhere"),
  );
  expect(readConfig({ DATA_DIR: "/var/comanda" }).dataDir).toBe("/var/comanda");
});

test("the documentation lists every variable with its default, in the same order", () => {
  const page = readFileSync(path.join(repositoryRoot, "docs/configuration.md"), "utf8");
  const rows = page.matchAll(/^\| `(?<name>[A-Z\d_]+)` \| (?:`(?<value>.+?)` )?\| .+ \|$/gm);
  const documented = [...rows].map(({ groups }) => [groups?.name, groups?.value]);
  const defaults = Object.entries(EnvironmentSchema.entries).map(([name, entry]) => [
    name,
    v.getDefault(entry),
  ]);
  expect(documented).toEqual(defaults);
});

test.each(["console.example:3000", "https://console.example", "-console", "a b", "é.example"])(
  "%j is not a host of the console",
  (host) => {
    expect(() => readConfig({ CONSOLE_HOST: host })).toThrow(
      "CONSOLE_HOST must be a host name without a port",
    );
  },
);

test("the host of the console is compared in lower case", () => {
  const { console } = readConfig({ CONSOLE_HOST: "Console.Example.com", CONSOLE_PORT: "3001" });
  expect(console).toEqual({ host: "console.example.com", port: 3001 });
});

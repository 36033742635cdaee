import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { messagePart as consolePart } from "./apps/console/app/i18n/message-part.ts";
import { messagePart as storefrontPart } from "./apps/storefront/app/i18n/message-parts.ts";
import { messagesPlugin } from "./packages/ui/vite/messages-plugin.ts";

/** Returns the tests of one folder; they are beside the files that they test. */
function project(
  name: string,
  folder: string,
  options: TestProjectInlineConfiguration["test"] = {},
): TestProjectInlineConfiguration {
  return { test: { name, include: [`${folder}/**/*.test.{ts,tsx}`], ...options }, extends: true };
}

/** Many small files: a thread starts faster than a process. */
const threadPool = { pool: "threads" } as const;

/** Returns the tests of an app with pages: its messages are compiled as in the build. */
function withMessages(
  name: string,
  folder: string,
  messagePart: Parameters<typeof messagesPlugin>[0],
  options: TestProjectInlineConfiguration["test"] = {},
): TestProjectInlineConfiguration {
  const tests = project(name, folder, { ...threadPool, ...options });
  return { ...tests, plugins: [messagesPlugin(messagePart)] };
}

/**
 * Opening and filling a database is slow on a busy machine. The modules are loaded once per worker:
 * loading takes longer than most tests, and the tests mock no modules.
 */
const withDatabase = { testTimeout: 30_000, hookTimeout: 60_000, isolate: false };

/** Tests that use no database, or the embedded one only. */
const withoutPostgres = [
  "apps/api/src/db/maintenance/create-maintenance.test.ts",
  "apps/api/src/db/connect/{data-folder,open-embedded,lock-data-dir,restored-folder}.test.ts",
  "apps/api/src/backup/read-archive.test.ts",
  "apps/api/src/{pictures,payments/providers}/**",
  "apps/api/src/limits/{limiter,full-restaurant,visitor-key}.test.ts",
  "apps/api/src/payments/next-poll-at.test.ts",
  "apps/api/src/import/{demo-round-trip,document/read-document}.test.ts",
  "apps/api/src/clients/phone-numbers.test.ts",
  "apps/api/src/docs/**",
  "apps/api/src/mail/{smtp-mailer,mail-folder}.test.ts",
  "apps/api/src/db/postgres/{database-failures,fair-share}.test.ts",
];

/**
 * The plans of Postgres; races, which the embedded database's one connection runs in turn; and tables of cases that
 * a rule accepts or refuses, whatever the kind of database. They run on Postgres only, which answers several
 * times as fast. The races for stock run on both.
 */
const onPostgresOnly = [
  "apps/api/src/customers/erase-races.test.ts",
  "apps/api/src/http/{malformed-requests,foreign-device,serve-staff,crowded-address,indexed-statements}.test.ts",
  "apps/api/src/import/refused-documents.test.ts",
  "apps/api/src/limits/shared-buckets.store.test.ts",
  "apps/api/src/orders/place/{delivery-cases,forged-delivery}.test.ts",
  "apps/api/src/orders/rules/{opening-hours,tampered-lines}.test.ts",
  "apps/api/src/orders/discounts/discount-races.test.ts",
  "apps/api/src/payments/start/{payment-races,payment-count-limit}.test.ts",
  "apps/api/src/payments/refunds/{refused-refunds,lost-answers}.test.ts",
  "apps/api/src/payments/settle/{mismatched-reports,payment-secrets,provider-outages,report-sequence,late-payments,wrong-amounts}.test.ts",
  "apps/api/src/ratings/rate-order.test.ts",
  "apps/api/src/sign-in/{second-factor,sign-in-limits,unproven-email,brute-force}.test.ts",
  "apps/api/src/tablets/wrong-pins.test.ts",
  "apps/api/src/webhooks/webhook-races.test.ts",
];

/**
 * Tests that replace modules or globals, or load modules in a new state: each gets its own modules.
 * The others share them, because loading takes longer than most tests.
 */
const withOwnModules = (folder: string): string[] =>
  globSync(`${folder}/**/*.test.{ts,tsx}`).filter((file) =>
    /vi\.(?:mock|hoisted|resetModules|stubGlobal)\(|await import\(/u.test(
      readFileSync(file, "utf8"),
    ),
  );
const storefrontWithOwnModules = withOwnModules("apps/storefront/app");
const serverWithOwnModules = withOwnModules("apps/server/src");

/** Tests that start servers and commands as processes, which load all their modules. */
const withProcesses = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  globalSetup: [
    "./apps/api/src/testing/embedded-template.ts",
    "./apps/server/src/testing/data-template.ts",
  ],
};

/** Each of these files takes half a minute or more. */
const slowTests =
  /\/apps\/server\/src\/(durability|backup|cli|storefront\/random-settings)\.test\.ts$/u;

/** Starts slow tests first: at the end they would run alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => (slowTests.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    /** One more than processors: tests wait for processes, time limits and the disk. */
    maxWorkers: availableParallelism() + 1,
    /** Milliseconds: a property-based test tries many examples, and a busy machine is slow. */
    testTimeout: 20_000,
    sequence: { sequencer: LongestFirst },
    setupFiles: ["./scripts/testing/property-seed.ts", "./scripts/testing/overlapping-queries.ts"],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      project("domain", "packages/domain", { isolate: false }),
      project("contract", "packages/contract", { isolate: false }),
      project("places", "packages/places", { testTimeout: 30_000, isolate: false }),
      withMessages("storefront", "apps/storefront", storefrontPart, {
        exclude: storefrontWithOwnModules,
        isolate: false,
      }),
      withMessages("storefront, own modules", "apps/storefront", storefrontPart, {
        include: storefrontWithOwnModules,
      }),
      withMessages("console", "apps/console", consolePart),
      project("ui", "packages/ui", threadPool),
      project("scripts", "scripts", { testTimeout: 30_000 }),
      project("tour", "tour", { testTimeout: 30_000 }),
      project("trials", "trials"),
      project("server", "apps/server", {
        ...withProcesses,
        exclude: serverWithOwnModules,
        isolate: false,
      }),
      project("server, own modules", "apps/server", {
        ...withProcesses,
        include: serverWithOwnModules,
      }),
      // The API tests run on both databases. The embedded database has one connection, which hides
      // races. The Postgres project's setup starts Postgres and sets TEST_DATABASE_URL.
      project("api embedded", "apps/api", {
        ...withDatabase,
        exclude: onPostgresOnly,
        env: { TEST_DATABASE_URL: "" },
        globalSetup: "./apps/api/src/testing/embedded-template.ts",
      }),
      project("api postgres", "apps/api", {
        ...withDatabase,
        globalSetup: "./apps/api/src/testing/postgres-template.ts",
        exclude: withoutPostgres,
      }),
    ],
  },
});

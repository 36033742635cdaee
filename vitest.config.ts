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

/** How many times as long as others a test may take on a database that is partitioned by company. */
const patience = process.env.TEST_DATABASE_PARTITIONED === "on" ? 4 : 1;

/**
 * Opening and filling a database is slow on a busy machine. The modules are loaded once per worker:
 * loading takes longer than most tests, and the tests mock no modules.
 */
const withApi = {
  ...{ testTimeout: 30_000 * patience, hookTimeout: 60_000 * patience, isolate: false },
  setupFiles: ["write-served-calls", "use-quick-passwords"].map(
    (name) => `./apps/api/src/testing/${name}.ts`,
  ),
};
const everyCallSetup = "./apps/api/src/testing/every-call.ts";

/** Tests that use no database, or the embedded one only. */
const withoutPostgres = [
  "apps/api/src/db/maintenance/create-maintenance.test.ts",
  "apps/api/src/db/connect/{data-folder,open-embedded,lock-data-dir,restored-folder}.test.ts",
  "apps/api/src/backup/read-archive.test.ts",
  "apps/api/src/{pictures,payments/providers}/**/*.test.ts",
  "apps/api/src/limits/{limiter,full-restaurant,visitor-key}.test.ts",
  "apps/api/src/import/{demo-round-trip,document/read-document}.test.ts",
  "apps/api/src/{clients/phone-numbers,payments/next-poll-at}.test.ts",
  "apps/api/src/docs/**/*.test.ts",
  "apps/api/src/mail/{smtp-mailer,mail-folder}.test.ts",
  "apps/api/src/db/postgres/{database-failures,fair-share}.test.ts",
];

/**
 * What the embedded database does in its own way: connections and migrations, the schedule of its maintenance, backups,
 * imports, jobs, the feed of orders, and changes of the stock at the same time.
 */
const embeddedWays = [
  "apps/api/src/db/{*,connect/*,maintenance/*,migrate/*}.test.ts",
  "apps/api/src/{backup,import,jobs,notifications}/**/*.test.ts",
  "apps/api/src/orders/place/stock-races.test.ts",
];

/**
 * The fewest files that together make every call of the contract succeed, and that run every statement of two files or more
 * (decision 91). `every-call.ts` fails a run in which a call never succeeds on one of the databases.
 */
const everyCall = [
  "apps/api/src/alerts/{alert-calls,devices/push-devices}.test.ts",
  "apps/api/src/api-keys/api-keys.test.ts",
  "apps/api/src/availability/purge-ended-marks.test.ts",
  "apps/api/src/board/{board-actions,board-rules,history-search}.test.ts",
  "apps/api/src/companies/{menu-version-of-orders,plan-usage,specified-fields}.test.ts",
  "apps/api/src/customers/{erase-customer,erased-texts}.test.ts",
  "apps/api/src/domains/domains.test.ts",
  "apps/api/src/editing/{apply-menu,measure-delivery-route,menu-edits,random-edits,settings-edits}.test.ts",
  "apps/api/src/editing/pictures/upload-to-bucket.test.ts",
  "apps/api/src/http/{foreign-company,http-errors,serve-staff-keys}.test.ts",
  "apps/api/src/order-page/{cancel-own-order,list-own-orders,push/order-push}.test.ts",
  "apps/api/src/orders/place/{first-order,order-statements}.test.ts",
  "apps/api/src/payments/{provider-resolver,sandbox-payments.store,keys/provider-keys}.test.ts",
  "apps/api/src/payments/{polling/watched-orders,sandbox/sandbox-calls}.test.ts",
  "apps/api/src/payments/refunds/{refund-order,refused-refunds}.test.ts",
  "apps/api/src/payments/settle/{online-payment,payment-withdrawal,unpublished-change}.test.ts",
  "apps/api/src/payments/start/create-payment.test.ts",
  "apps/api/src/printing/{cloudprnt,printing-calls,ticket-commands,ticket-queue}.test.ts",
  "apps/api/src/proposals/{answer-order-proposal,proposal-amounts,propose-order-change}.test.ts",
  "apps/api/src/ratings/rate-order.test.ts",
  "apps/api/src/reports/reports.test.ts",
  "apps/api/src/sales/{popular-products,sales-reports}.test.ts",
  "apps/api/src/scheduled-prices/scheduled-prices.test.ts",
  "apps/api/src/setup/setup.test.ts",
  "apps/api/src/shared-cart-calls/{remove-shared-cart-guest,shared-cart-guests}.test.ts",
  "apps/api/src/sign-in/{open-demo,sign-in}.test.ts",
  "apps/api/src/table-calls/table-calls.test.ts",
  "apps/api/src/tablets/tablets.test.ts",
  "apps/api/src/team/{accept-invitation,team}.test.ts",
  "apps/api/src/webhooks/{webhook-calls,webhook-delivery,webhook-pause}.test.ts",
];

/** Tables of cases that a rule accepts or refuses, and what single migrations do, whatever the kind of database. */
const onPostgresOnly = [
  "apps/api/src/import/refused-documents.test.ts",
  "apps/api/src/db/migrate/{earlier-forms,plan-orders}.test.ts",
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
const consoleWithOwnModules = withOwnModules("apps/console/app");
const uiWithOwnModules = withOwnModules("packages/ui");
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
    /** Milliseconds until a worker that ends is complained of: it writes its compiled modules first, to a disk that others use too. */
    teardownTimeout: 60_000,
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
      withMessages("console", "apps/console", consolePart, {
        exclude: consoleWithOwnModules,
        isolate: false,
      }),
      withMessages("console, own modules", "apps/console", consolePart, {
        include: consoleWithOwnModules,
      }),
      project("ui", "packages/ui", { ...threadPool, exclude: uiWithOwnModules, isolate: false }),
      project("ui, own modules", "packages/ui", { ...threadPool, include: uiWithOwnModules }),
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
      // The embedded database has one connection, which hides races, and answers several times as slowly as Postgres. All tests
      // of the API run on Postgres, whose setup sets TEST_DATABASE_URL; on the embedded one those of its own ways and of each call.
      project("api embedded", "apps/api", {
        ...withApi,
        include: [...withoutPostgres, ...embeddedWays, ...everyCall],
        exclude: onPostgresOnly,
        env: { TEST_DATABASE_URL: "" },
        globalSetup: ["./apps/api/src/testing/embedded-template.ts", everyCallSetup],
      }),
      project("api postgres", "apps/api", {
        ...withApi,
        globalSetup: ["./apps/api/src/testing/postgres-template.ts", everyCallSetup],
        exclude: withoutPostgres,
      }),
    ],
  },
});

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

/**
 * Opening and filling a database is slow on a busy machine. The modules are loaded once per worker:
 * loading takes longer than most tests, and the tests mock no modules.
 */
const withDatabase = { testTimeout: 30_000, hookTimeout: 60_000, isolate: false };

/** Tests that do not depend on the kind of database: they run once. */
const withoutDatabase = [
  "apps/api/src/db/maintenance/create-maintenance.test.ts",
  "apps/api/src/db/connect/{data-folder,open-embedded,lock-data-dir}.test.ts",
  "apps/api/src/{limits,pictures,payments/providers}/**",
  "apps/api/src/payments/next-poll-at.test.ts",
  "apps/api/src/import/{demo-round-trip,document/read-document}.test.ts",
  "apps/api/src/orders/**/{delivery-cases,hours}.test.ts",
  "apps/api/src/clients/phone-numbers.test.ts",
  "apps/api/src/docs/**",
  "apps/api/src/db/postgres/{database-failures,fair-share}.test.ts",
];

/** Many small files with isolated modules: a thread starts faster than a process. */
const threadPool = { pool: "threads" } as const;

/** Tests that start servers and commands as processes, which load all their modules. */
const withProcesses = { testTimeout: 120_000, hookTimeout: 120_000 };

/** Each of these files takes about a minute, because it starts its processes one after the other. */
const slowTests = /\/apps\/server\/src\/(durability|cli)\.test\.ts$/u;

/** Starts slow tests first: at the end they would run alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => (slowTests.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    maxWorkers: "100%",
    /** Milliseconds: a property-based test tries many examples, and a busy machine is slow. */
    testTimeout: 20_000,
    sequence: { sequencer: LongestFirst },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      project("domain", "packages/domain", { isolate: false }),
      project("contract", "packages/contract", { isolate: false }),
      project("places", "packages/places", { testTimeout: 30_000, isolate: false }),
      // The messages are compiled as in the build.
      {
        ...project("storefront", "apps/storefront", threadPool),
        plugins: [messagesPlugin(storefrontPart)],
      },
      {
        ...project("console", "apps/console", threadPool),
        plugins: [messagesPlugin(consolePart)],
      },
      project("ui", "packages/ui", threadPool),
      project("scripts", "scripts", { testTimeout: 30_000 }),
      project("tour", "tour", { testTimeout: 30_000 }),
      project("trials", "trials"),
      project("server", "apps/server", {
        ...withProcesses,
        globalSetup: "./apps/server/src/testing/data-template.ts",
      }),
      // The API tests run on both databases. The embedded database has one connection, which hides
      // races. The Postgres project's setup starts Postgres and sets TEST_DATABASE_URL.
      project("api embedded", "apps/api", {
        ...withDatabase,
        env: { TEST_DATABASE_URL: "" },
        globalSetup: "./apps/api/src/testing/embedded-template.ts",
      }),
      project("api postgres", "apps/api", {
        ...withDatabase,
        globalSetup: "./apps/api/src/testing/postgres.ts",
        exclude: withoutDatabase,
      }),
    ],
  },
});

import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { messagePart as consolePart } from "./apps/console/app/i18n/message-part.ts";
import { messagePart as storefrontPart } from "./apps/storefront/app/i18n/message-parts.ts";
import { messagesPlugin } from "./packages/ui/vite/messages-plugin.ts";
import {
  embeddedWays,
  everyCall,
  onPostgresOnly,
  withoutPostgres,
} from "./scripts/testing/api-test-files.ts";
import { useMemoryForTemporaryFolders } from "./scripts/testing/temporary-folder.ts";

useMemoryForTemporaryFolders();

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

/** A test may take this many times as long on a database that is partitioned by company. */
const patience = process.env.TEST_DATABASE_PARTITIONED === "on" ? 4 : 1;

/**
 * Opening and filling a database is slow on a busy machine. The modules are loaded once per worker:
 * loading takes longer than most tests, and the tests mock no modules.
 */
const withApi = {
  testTimeout: 60_000 * patience,
  hookTimeout: 120_000 * patience,
  isolate: false,
  setupFiles: ["write-served-calls", "use-quick-passwords"].map(
    (name) => `./apps/api/src/testing/${name}.ts`,
  ),
};
const everyCallSetup = "./apps/api/src/testing/every-call.ts";

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

/** Each of these files takes twenty seconds or more, some of them waiting. */
const slowTests =
  /\/apps\/server\/src\/(lifecycle\/(durability|alerts-chain|graceful-stop)|commands\/backup|cli|sites\/shared-bucket|page-cache\/page-cache-freshness|storefront\/random-settings)\.test\.ts$/u;

/** Starts slow tests first: at the end they would run alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => (slowTests.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    /** Two more than processors: tests wait for processes, time limits and the disk. */
    maxWorkers: availableParallelism() + 2,
    /** Milliseconds: a property-based test tries many examples, and a busy machine is slow. */
    testTimeout: 60_000,
    /** Milliseconds for which a test asks again: on a busy machine the answer comes late. */
    expect: { poll: { timeout: 10_000 } },
    /**
     * Milliseconds that a worker has to end before Vitest reports it: first it writes its compiled modules
     * to a disk that others use too.
     */
    teardownTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
    setupFiles: ["./scripts/testing/property-seed.ts", "./scripts/testing/overlapping-queries.ts"],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      project("domain", "packages/domain", { isolate: false }),
      project("contract", "packages/contract", { isolate: false }),
      project("places", "packages/places", { isolate: false }),
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
      project("scripts", "scripts"),
      project("tour", "tour"),
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
      // The embedded database has one connection, which hides races, and is several times as slow as
      // Postgres. So all tests of the API run on Postgres, whose setup sets TEST_DATABASE_URL. The embedded
      // one runs only the tests of what it does differently, and those that together make every call.
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

import { readFile } from "node:fs/promises";
import path from "node:path";
import { startPostgres } from "@comanda/api/testing/postgres";
import { runComandaCommand, startComanda } from "../bench/processes.ts";
import type { Trial } from "./support/trial.ts";

const NEW_KEY = "a-new-key-of-the-trial-".repeat(2);

export const trial: Trial = {
  name: "second-secret-key",
  promise:
    "Two processes share a Postgres: one with another SECRET_KEY does not start; with the same it does, and with the earlier one in EARLIER_SECRET_KEYS",
  run: async ({ folder, cleanUp }) => {
    const postgres = await startPostgres({ fsync: false });
    cleanUp(() => postgres.stop());
    const env = (name: string, more: Record<string, string> = {}) => ({
      DATA_DIR: path.join(folder, name),
      DATABASE_URL: postgres.url,
      ...more,
    });
    const starts = async (env: Record<string, string>) => {
      const server = await startComanda(env).catch(() => null);
      await server?.stop();
      return server !== null;
    };
    const first = await startComanda(env("first"));
    cleanUp(first.stop);
    const key = await readFile(path.join(folder, "first", "secret.key"), "utf8");
    const list = ["payments", "list", "--host", "nowhere.test"];
    const refusal = await runComandaCommand(list, env("command")).catch(
      (error: Error) => error.message,
    );
    const outcomes = {
      "another key": await starts(env("second")),
      "the same key": await starts(env("third", { SECRET_KEY: key })),
      "a new key": await starts(env("fourth", { SECRET_KEY: NEW_KEY, EARLIER_SECRET_KEYS: key })),
      "the old key": await starts(env("fifth", { SECRET_KEY: key })),
    };
    const isNamed = String(refusal).includes("another SECRET_KEY");
    const isKept = isNamed && Object.values(outcomes).join() === [false, true, true, false].join();
    const texts = Object.entries(outcomes).map(
      ([which, started]) => `${which} ${started ? "starts" : "is refused"}`,
    );
    return {
      kept: isKept,
      measured: `${texts.join(", ")}; the command line ${isNamed ? "is refused" : "is not"}`,
    };
  },
};

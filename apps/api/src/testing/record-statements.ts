import type { TestApp } from "./create-test-app.ts";

/**
 * Returns the SQL statements that the API runs during `work`, in their order, without BEGIN and
 * COMMIT.
 */
export async function recordStatements(
  api: TestApp,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const statements: string[] = [];
  const { db } = api.deps;
  api.deps.db = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      statements.push(db.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  api.restart();
  try {
    await work();
  } finally {
    api.deps.db = db;
    api.restart();
  }
  return statements;
}

import type { BoardContext } from "../board/board-context.ts";

/** What the use cases of customers work with. */
export type CustomersContext = Pick<
  BoardContext,
  "db" | "clock" | "events" | "log" | "catalogCache"
>;

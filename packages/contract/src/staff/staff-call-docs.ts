import type { CallDoc } from "../calls/call-doc.ts";
import { orderBoardDocs } from "./order-board-docs.ts";
import type { StaffCallName } from "./staff-calls.ts";

/** The documentation of `staffCalls`, under the same names. */
export const staffCallDocs: Record<StaffCallName, CallDoc> = {
  ...orderBoardDocs,
};

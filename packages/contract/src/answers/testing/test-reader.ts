import type { CallName } from "../../calls/call-table.ts";
import { type AnswerDifference, createAnswerReader } from "../read-answer.ts";
import { answersOf, demoCompanies } from "./answers.ts";
import { replaceAt, valueAt } from "./mutate.ts";

/** The path parameters of the calls. */
export const pathParams = { companyId: "c", orderId: "o1", clientId: "c1", qrId: "q" };

/** The path of the first product in the answer of `listCategories`. */
export const productPath = "0.products.0";

/** Creates an answer reader that collects the reported differences in `notes`. */
export function createTestReader() {
  const notes: AnswerDifference[] = [];
  return { notes, read: createAnswerReader((note) => notes.push(note)) };
}

/** Reads a valid answer with one changed field: `found` is what that field became. */
export function readWithField(call: CallName, path: string, value: unknown) {
  const { notes, read } = createTestReader();
  const keys = path.split(".");
  const valid = answersOf(demoCompanies[0] as (typeof demoCompanies)[number])[call];
  const answer = read(call, replaceAt(valid, keys, value), pathParams);
  return { found: valueAt(answer, keys), notes };
}

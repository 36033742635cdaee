import { createDueQuestions } from "../ask-due.ts";
import type { PaymentContext } from "../context.ts";
import { giveUpDue } from "../release-lapsed.ts";

/** All that the schedule does at a time, to its end. */
export async function askDue(context: PaymentContext): Promise<void> {
  const questions = createDueQuestions(context);
  await questions.round();
  await questions.idle();
  await giveUpDue(context);
}

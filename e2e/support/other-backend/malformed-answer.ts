import type { BackendCallName } from "./call-names.ts";
import type { FaultyAnswer } from "./faulty-answer.ts";
import { fixtureNames } from "./fixture.ts";

/** A malformed answer, and its effect on the page. */
export type MalformedAnswer = {
  /** Names the fault, after "a page where". */
  title: string;
  call: BackendCallName;
  fault: FaultyAnswer;
  /** The page that is opened; by default the menu. */
  page?: string;
  /** Texts that the page shows besides the restaurant's name. */
  expectedTexts?: string[];
  /** Texts that the page does not show. */
  absentTexts?: string[];
  /** The page cannot do without the value: it fails with 502. */
  takesPageDown?: true;
  /** The path of the field in the log; absent when the value is converted without a log line. */
  loggedPath?: string;
};

/** The dishes of the menu, which a page shows unless the fault removes them. */
export const dishes = [fixtureNames.soup, fixtureNames.tamal, fixtureNames.water];

/**
 * Returns a function that describes malformed answers of one call. The page shows the dishes, unless
 * `common` or `rest` says otherwise.
 */
export function malformedAnswersOf(call: BackendCallName, common: Partial<MalformedAnswer> = {}) {
  return (
    title: string,
    fault: FaultyAnswer,
    rest: Partial<MalformedAnswer> = {},
  ): MalformedAnswer => ({ title, call, fault, expectedTexts: dishes, ...common, ...rest });
}

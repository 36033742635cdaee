import * as v from "valibot";
import { ProviderFailure } from "../common/provider-failure.ts";

const Code = v.object({ code: v.number() });

/** Answers have status 200 and a `code`: 1 is success, anything else Tuna's error number. */
export function failureOfAnswer(answer: unknown): ProviderFailure {
  const read = v.safeParse(Code, answer);
  const code = read.success ? read.output.code : 1;
  const isNo = code !== 1 && Number.isInteger(code) && Math.abs(code) < 10_000;
  return isNo
    ? new ProviderFailure("tuna", "refused", `code_${code}`)
    : new ProviderFailure("tuna", "unavailable", "unexpected");
}

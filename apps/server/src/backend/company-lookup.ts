import { MINUTE_MS } from "@comanda/domain/time/durations";
import { AnswerCache } from "@comanda/places/remote/answer-cache";

/** Number of companies whose answer is cached, and its lifetime in milliseconds. */
const MAX_CACHED_COMPANIES = 100;
const TTL_MS = MINUTE_MS;

type Options = {
  /** Milliseconds that an order's answer waits; a browser waits 15 seconds in all. */
  timeoutMs?: number;
  /** Milliseconds before an answer that could not be read is requested again. */
  failureTtlMs?: number;
};

/** What a company's orders and clients need of it, such as its menu. */
export type CompanyLookup<Answer> = {
  /** Null where the answer cannot be read or takes too long. */
  find: (companyId: string) => Promise<Answer | null>;
  /** Caches an answer that was read for another reason, unless one is cached. */
  keep: (companyId: string, answer: Answer) => void;
};

/**
 * Looks up what an answer leaves out and its company has: the menu, for the names of the products, the currency,
 * or the districts of addresses. Only the first order waits for a slow answer, at most `timeoutMs`: until it arrives,
 * other orders are answered without it. A late answer is cached.
 */
export function createCompanyLookup<Answer extends object>(
  fetchAnswer: (companyId: string) => Promise<Answer>,
  { timeoutMs = 2_000, failureTtlMs = 10_000 }: Options = {},
): CompanyLookup<Answer> {
  const answers = new AnswerCache<Answer | null>({
    max: MAX_CACHED_COMPANIES,
    ttlOf: (answer) => (answer ? TTL_MS : failureTtlMs),
  });
  const timedOut = new Set<string>();
  const read = async (companyId: string) => {
    try {
      return await fetchAnswer(companyId);
    } catch {
      return null;
    } finally {
      timedOut.delete(companyId);
    }
  };
  const find = async (companyId: string) => {
    const answer = answers.getOrLoad(companyId, () => read(companyId));
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<null>((resolve) => {
      const giveUp = () => {
        timedOut.add(companyId);
        resolve(null);
      };
      timer = setTimeout(giveUp, timedOut.has(companyId) ? 0 : timeoutMs);
    });
    try {
      return await Promise.race([answer, timeout]);
    } finally {
      clearTimeout(timer);
    }
  };
  const keep = (companyId: string, answer: Answer) =>
    void answers.getOrLoad(companyId, async () => answer);
  return { find, keep };
}

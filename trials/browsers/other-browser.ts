/** A browser of another engine than Chromium, driven from outside. */
export type OtherBrowser = {
  name: string;
  /** Opens a URL; the page may still be loading. */
  open(url: string): Promise<void>;
  /** Runs a function in the page, without what surrounds it, and answers with what it returns. */
  run<Args extends unknown[], T>(code: (...args: Args) => T, ...args: Args): Promise<T>;
};

/** The script and the arguments with which a browser runs a function in its page. */
export function scriptOf(code: (...args: never[]) => unknown, args: unknown[]) {
  return { script: `return (${code})(...arguments)`, args };
}

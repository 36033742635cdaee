/** A browser of another engine than Chromium, driven from outside. */
export type OtherBrowser = {
  name: string;
  /** Opens a URL; the page may still be loading. */
  open(url: string): Promise<void>;
  /** Runs a function in the page, without what surrounds it, and answers with what it returns. */
  run<Args extends unknown[], T>(code: (...args: Args) => T, ...args: Args): Promise<T>;
};

/** The size of a browser's window in pixels. */
export type WindowSize = { width: number; height: number };

/** What guests order on. */
export const PHONE: WindowSize = { width: 360, height: 740 };

/** What staff answer orders on. */
export const LAPTOP: WindowSize = { width: 1280, height: 800 };

/** The script and the arguments with which a browser runs a function in its page. */
export function scriptOf(code: (...args: never[]) => unknown, args: unknown[]) {
  return { script: `return (${code})(...arguments)`, args };
}

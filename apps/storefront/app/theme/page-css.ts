import css from "./app.css?inline";

/** The element of the page that holds its styles. */
export const PAGE_CSS_ID = "page-css";

/**
 * The styles of every page. They come inside it: on a slow network the first text would wait for a
 * file of theirs a round trip longer, beside all that is fetched then. The browser takes them from
 * the page and has no second copy. Nothing while developing: there they are a file, which is changed
 * in the open page.
 */
export const pageCss: string = read();

function read(): string {
  if (import.meta.env.DEV) return "";
  if (import.meta.env.SSR) return css;
  return document.getElementById(PAGE_CSS_ID)?.textContent ?? "";
}

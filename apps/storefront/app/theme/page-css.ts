import css from "./app.css?inline";

/** The id of the `style` element with the page's styles. */
export const PAGE_CSS_ID = "page-css";

/**
 * The styles of every page. They are inside the page, because on a slow network a separate file
 * would delay the first text by a round trip. In the browser they are read from the page, so that
 * its code has no second copy. Empty in development, where they are a file that the tools update in
 * the open page.
 */
export const pageCss: string = read();

function read(): string {
  if (import.meta.env.DEV) return "";
  if (import.meta.env.SSR) return css;
  return document.getElementById(PAGE_CSS_ID)?.textContent ?? "";
}

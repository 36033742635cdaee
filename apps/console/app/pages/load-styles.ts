import { ANSWER_LIMIT_MS } from "@comanda/ui/lazy/lazy-part.tsx";

/** The loads of styles, by the address of the file. */
const loads = new Map<string, Promise<void>>();

/**
 * Loads styles of a page before the page is shown (decision 99). They stay in the document: they concern
 * their own pages only. Resolves also where they cannot be loaded or do not come in `ANSWER_LIMIT_MS`: then
 * the router tries once more when it shows the page.
 */
export function loadStyles(href: string): Promise<void> {
  const load = loads.get(href) ?? addStyles(href);
  loads.set(href, load);
  return load;
}

function addStyles(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    const giveUp = () => {
      link.remove();
      loads.delete(href);
      resolve();
    };
    const limit = setTimeout(giveUp, ANSWER_LIMIT_MS);
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => {
      clearTimeout(limit);
      resolve();
    };
    link.onerror = () => {
      clearTimeout(limit);
      giveUp();
    };
    document.head.append(link);
  });
}

/** The loads of styles, by the address of the file. */
const loads = new Map<string, Promise<void>>();

/**
 * Loads styles of a page before the page is shown. The router would preload them when it asks for the page's data, and
 * use them once the page's code has come too. The browser warns of a preload that is not used for seconds. The router
 * preloads no styles that are in the document. They stay there, because they concern their own pages only. Resolves also
 * where they cannot be loaded: then the router tries once more when it shows the page.
 */
export function loadStyles(href: string): Promise<void> {
  const load = loads.get(href) ?? addStyles(href);
  loads.set(href, load);
  return load;
}

function addStyles(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loads.delete(href);
      resolve();
    };
    document.head.append(link);
  });
}

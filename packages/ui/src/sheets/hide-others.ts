/** What is shown over the page, the uppermost last. */
const layers: Element[] = [];

/** What is hidden beside the uppermost. */
let hidden: Element[] = [];

/**
 * Hides all of the page except `shown` from screen readers, by a mark on the few elements beside it and
 * beside those around it. What is hidden already stays as it is. While several are shown, the last of them
 * counts, wherever it stands: a layer below it does not hide it. Returns a function that ends it.
 */
export function hideOthers(shown: Element): () => void {
  layers.push(shown);
  mark();
  return () => {
    layers.splice(layers.indexOf(shown), 1);
    mark();
  };
}

function mark(): void {
  for (const each of hidden) each.ariaHidden = null;
  hidden = [];
  for (let inner = layers.at(-1); inner && inner !== document.body; ) {
    const around: Element | null = inner.parentElement;
    for (const each of around?.children ?? []) {
      if (each === inner || each.ariaHidden) continue;
      each.ariaHidden = "true";
      hidden.push(each);
    }
    inner = around ?? undefined;
  }
}

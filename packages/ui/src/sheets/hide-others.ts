/**
 * Hides all of the page except `shown` from screen readers, by a mark on the few elements beside it and
 * beside those around it. What is hidden already stays as it is. Returns a function that shows them again.
 */
export function hideOthers(shown: Element): () => void {
  const hidden: Element[] = [];
  for (let inner = shown; inner !== document.body && inner.parentElement; ) {
    for (const each of inner.parentElement.children) {
      if (each === inner || each.ariaHidden) continue;
      each.ariaHidden = "true";
      hidden.push(each);
    }
    inner = inner.parentElement;
  }
  return () => {
    for (const each of hidden) each.ariaHidden = null;
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what is typed, chosen or ticked until the page is hydrated. Call it just before that: React sets some
 * fields back. The returned function ends the keeping; call it in a layout effect, because from then on React
 * hears of changes. It returns one that enters again what was kept (decision 59). Without it React
 * keeps the field's text and reports no change, so that the page shows a value that is not stored.
 */
export function keepEarlyTyping(): () => () => void {
  const kept = new Map(changedFields().map((field) => [field, field.value]));
  const typing = new Set<EventTarget | null>();
  const keep = ({ target }: Event) => typing.add(target);
  document.addEventListener("input", keep, { capture: true });
  return () => {
    document.removeEventListener("input", keep, { capture: true });
    for (const field of changedFields()) if (typing.has(field)) kept.set(field, field.value);
    return () => enterAllAgain(kept);
  };
}

function enterAllAgain(kept: ReadonlyMap<Field, string>): void {
  const present = [...kept].filter(([field]) => field.isConnected);
  for (const [field, value] of present) enterAgain(field, value);
  // A handler that stores when a field is left gets what the handlers before have set.
  setTimeout(() => {
    for (const [field] of present) {
      if (!hasFocus(field)) {
        field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
      }
    }
  });
}

/** The fields in which a person changed what the server has sent. */
function changedFields(): Field[] {
  const fields = [...document.querySelectorAll<Field>("input, textarea, select")];
  const changed = fields.filter(isChanged);
  return mayRestoreFields() ? changed.filter(hasFocus) : changed;
}

/**
 * Returns whether the browser may restore fields in this page, as after a reload or a step in the history.
 * A restored value can be older than the stored one and must not replace it, so only the field with the
 * focus counts as typed then.
 */
function mayRestoreFields(): boolean {
  const navigations = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigations.some(({ type }) => type === "reload" || type === "back_forward");
}

function hasFocus(field: Field): boolean {
  return field === document.activeElement;
}

/** Whether a field has another value than the server has sent. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const sent = options.find((option) => option.defaultSelected) ?? options[0];
    return field.value !== (sent?.value ?? "");
  }
  if (field.type === "file" || field.type === "hidden") return false;
  if (!isTicked(field)) return field.value !== field.defaultValue;
  const { type, checked, defaultChecked } = field;
  // A press on one radio button also takes the tick of another one.
  return type === "radio" ? checked && !defaultChecked : checked !== defaultChecked;
}

function isTicked(field: Field): field is HTMLInputElement {
  return field.type === "checkbox" || field.type === "radio";
}

/** Makes the change again as the person made it, from the value that the server has sent. */
function enterAgain(field: Field, value: string): void {
  if (isTicked(field)) {
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  // React compares with the value that was set last through the element itself, and would see no change.
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  const name = field instanceof HTMLSelectElement ? "change" : "input";
  field.dispatchEvent(new Event(name, { bubbles: true }));
}

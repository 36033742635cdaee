type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what was typed, chosen or ticked before the page was hydrated, and returns a function that enters it again after that. React
 * leaves such a field as it is and reports no change, so that it would show what is not stored; a form library shows the stored value.
 * Call it just before the page is hydrated.
 */
export function keepEarlyTyping(): () => void {
  const fields = [...document.querySelectorAll<Field>("input, textarea, select")];
  const changed = fields.filter(isChanged);
  const typed = putsBackValues() ? changed.filter(hasFocus) : changed;
  const entries = typed.map((field) => ({ field, value: field.value }));
  return () => {
    const present = entries.filter(({ field }) => field.isConnected);
    for (const { field, value } of present) enterAgain(field, value);
    // A handler that stores when a field is left gets what the handlers before have set.
    setTimeout(() => {
      for (const { field } of present) {
        if (!hasFocus(field)) {
          field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
        }
      }
    });
  };
}

/**
 * Whether the browser puts back what the fields had before a reload or a step in the history. Nobody has typed that in this page, and
 * to enter it could store an older value over a newer one; only the field that has the focus counts then.
 */
function putsBackValues(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  const { type } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === "reload" || type === "back_forward";
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

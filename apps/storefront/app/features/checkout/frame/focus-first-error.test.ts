import { beforeEach, expect, test, vi } from "vitest";
import { focusFirstError, trackEdits } from "./focus-first-error.ts";

/** The part of a field that the code under test uses. */
class Field {
  invalid = false;
  readonly scrolls: ScrollIntoViewOptions[] = [];
  focus() {
    page.activeElement = this;
  }
  closest() {
    return { scrollIntoView: (how: ScrollIntoViewOptions) => this.scrolls.push(how) };
  }
}

class Form extends EventTarget {
  readonly fields = [new Field(), new Field()] as const;
  querySelector() {
    return this.fields.find(({ invalid }) => invalid) ?? null;
  }
  send() {
    page.activeElement = "the button";
    trackEdits.onSubmitCapture({ currentTarget: this } as never);
  }
  write(field: Field) {
    field.focus();
    trackEdits.onInput({ currentTarget: this, target: field } as never);
  }
  fail(...fields: Field[]) {
    for (const field of fields) field.invalid = true;
    focusFirstError(this as never);
  }
}

const page: { activeElement: unknown } = { activeElement: null };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  vi.stubGlobal("HTMLFormElement", Form);
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => setTimeout(then, 16));
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  return () => vi.useRealTimers();
});

test("the first field has the focus at once, and is scrolled to after 300 milliseconds", () => {
  const form = new Form();
  const [first, second] = form.fields;
  form.send();
  form.fail(first, second);
  vi.advanceTimersByTime(50);
  expect(page.activeElement).toBe(first);
  expect(first.scrolls).toEqual([]);
  vi.advanceTimersByTime(250);
  expect(first.scrolls).toEqual([{ block: "start", behavior: "instant" }]);
});

test("a field that was corrected within 300 milliseconds causes no scrolling", () => {
  const form = new Form();
  const [first, second] = form.fields;
  form.send();
  form.fail(first, second);
  vi.advanceTimersByTime(50);
  first.invalid = false;
  form.write(first);
  vi.advanceTimersByTime(300);
  expect(page.activeElement).toBe(first);
  expect(second.scrolls).toEqual([]);
});

test("a customer who types while the request runs keeps the focus", () => {
  const form = new Form();
  const [first, second] = form.fields;
  form.write(first);
  form.send();
  form.write(second);
  form.fail(first);
  vi.advanceTimersByTime(300);
  expect(page.activeElement).toBe(second);
  expect(first.scrolls).toHaveLength(1);
});

test("a customer who typed before sending gets the focus at the error", () => {
  const form = new Form();
  const [first, second] = form.fields;
  form.write(first);
  form.send();
  page.activeElement = first;
  form.fail(second);
  vi.advanceTimersByTime(50);
  expect(page.activeElement).toBe(second);
});

test.each(["pointerdown", "wheel"])(
  "the form does not move under a customer who acts within 300 milliseconds: %s",
  (action) => {
    const form = new Form();
    const [first] = form.fields;
    form.send();
    form.fail(first);
    vi.advanceTimersByTime(299);
    form.dispatchEvent(new Event(action));
    vi.advanceTimersByTime(300);
    expect(first.scrolls).toEqual([]);
    // The next error is scrolled to.
    form.fail(first);
    vi.advanceTimersByTime(300);
    expect(first.scrolls).toHaveLength(1);
  },
);

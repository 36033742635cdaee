import { afterEach, expect, test, vi } from "vitest";
import { trackKeyboardArea } from "./track-keyboard-area.ts";

afterEach(() => vi.unstubAllGlobals());

/**
 * Returns a screen of 700 px on which a keyboard can open, and an element that records its style
 * properties and its attributes.
 */
function screen() {
  const viewport = Object.assign(new EventTarget(), { height: 700, offsetTop: 0 });
  vi.stubGlobal("window", { innerHeight: 700, visualViewport: viewport });
  const style = new Map<string, string>();
  const attributes = new Set<string>();
  const element = {
    style: {
      setProperty: (name: string, value: string) => style.set(name, value),
      removeProperty: (name: string) => style.delete(name),
    },
    toggleAttribute: (name: string, on: boolean) =>
      on ? attributes.add(name) : attributes.delete(name),
  } as unknown as HTMLElement;
  const keyboard = (height: number) => {
    viewport.height = 700 - height;
    viewport.dispatchEvent(new Event("resize"));
  };
  return {
    element,
    keyboard,
    seen: () => ({ ...Object.fromEntries(style), marks: [...attributes] }),
  };
}

test("an element gets the area above the keyboard, and the whole screen when it closes", () => {
  const { element, keyboard, seen } = screen();
  trackKeyboardArea(element);
  expect(seen()).toEqual({ marks: [] });
  keyboard(300);
  expect(seen()).toEqual({
    "--visible-top": "0px",
    "--visible-height": "400px",
    marks: ["data-keyboard"],
  });
  keyboard(0);
  expect(seen()).toEqual({ marks: [] });
});

test("a removed element no longer gets the area", () => {
  const { element, keyboard, seen } = screen();
  trackKeyboardArea(element)?.();
  keyboard(300);
  expect(seen()).toEqual({ marks: [] });
});

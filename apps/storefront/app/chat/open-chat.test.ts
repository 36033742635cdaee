import { afterEach, expect, test, vi } from "vitest";
import { openChat } from "./open-chat.ts";

const url = "https://wa.me/525555550154?text=Hola";

afterEach(() => vi.unstubAllGlobals());

function browser(userActivation: { isActive: boolean } | undefined, opened: object | null) {
  const open = vi.fn(() => opened);
  vi.stubGlobal("navigator", { userActivation });
  vi.stubGlobal("window", { open });
  return open;
}

test("the chat opens while the press is active, and gets no access to the page", () => {
  const chat = { opener: {} };
  const open = browser({ isActive: true }, chat);
  expect(openChat(url)).toBe(true);
  expect(open).toHaveBeenCalledWith(url, "_blank");
  expect(chat.opener).toBeNull();
});

test.each([{ isActive: false }, undefined])(
  "without an active press (%j) no window is opened",
  (activation) => {
    const open = browser(activation, {});
    expect(openChat(url)).toBe(false);
    expect(open).not.toHaveBeenCalled();
  },
);

test("a window that the browser blocks counts as not opened", () => {
  browser({ isActive: true }, null);
  expect(openChat(url)).toBe(false);
});

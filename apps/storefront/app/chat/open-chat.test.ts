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

test("while the press counts the chat is opened, and cannot reach the page it came from", () => {
  const chat = { opener: {} };
  const open = browser({ isActive: true }, chat);
  expect(openChat(url)).toBe(true);
  expect(open).toHaveBeenCalledWith(url, "_blank");
  expect(chat.opener).toBeNull();
});

test.each([{ isActive: false }, undefined])(
  "without a press that counts (%j) nothing is tried",
  (activation) => {
    const open = browser(activation, {});
    expect(openChat(url)).toBe(false);
    expect(open).not.toHaveBeenCalled();
  },
);

test("a browser that stops it all the same has not opened it", () => {
  browser({ isActive: true }, null);
  expect(openChat(url)).toBe(false);
});

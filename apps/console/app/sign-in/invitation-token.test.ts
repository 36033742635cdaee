import { stubStorage } from "@comanda/ui/web/testing/stub-storage.ts";
import { expect, test, vi } from "vitest";
import { forgetInvitationToken, openInvitationToken } from "./invitation-token.ts";

test("the invitation of a link is there after a way through other pages, until it is used", () => {
  const stored = stubStorage("sessionStorage");
  expect(openInvitationToken("")).toBe("");
  expect(openInvitationToken("#first")).toBe("first");
  expect(openInvitationToken("")).toBe("first");
  expect(openInvitationToken("#second")).toBe("second");
  expect(openInvitationToken("")).toBe("second");
  forgetInvitationToken();
  expect([openInvitationToken(""), stored.size]).toEqual(["", 0]);
});

test("a browser that keeps no data still opens the link", () => {
  const refuse = () => {
    throw new Error("denied");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect([openInvitationToken("#token"), openInvitationToken("")]).toEqual(["token", ""]);
  expect(forgetInvitationToken).not.toThrow();
});

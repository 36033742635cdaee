import { beforeEach, expect, test, vi } from "vitest";
import { recentAddressIds, saveRecentAddress } from "./recent-addresses.ts";

let jar = "";
let written = "";
beforeEach(() => {
  jar = "other=1";
  vi.stubGlobal("location", {});
  vi.stubGlobal("document", {
    get cookie() {
      return jar;
    },
    set cookie(text: string) {
      written = text;
      jar = `other=1; ${text.split(";")[0]}`;
    },
  });
});

test("the last used address comes first, and each is listed once", () => {
  for (const id of ["home", "work", "home"]) saveRecentAddress(id);
  expect(recentAddressIds(jar)).toEqual(["home", "work"]);
});

test("only five addresses are kept, by their ids", () => {
  for (const id of ["a", "b", "c", "d", "e", "f"]) saveRecentAddress(id);
  expect(recentAddressIds(jar)).toEqual(["f", "e", "d", "c", "b"]);
  expect(jar).toBe("other=1; comanda_addresses=f~e~d~c~b");
});

test("the cookie is kept for a year, for every page of the host", () => {
  saveRecentAddress("home");
  expect(written).toBe("comanda_addresses=home; Max-Age=31536000; Path=/; SameSite=Lax");
});

test("an id with separators is read back unchanged", () => {
  saveRecentAddress("x~1; y");
  expect(recentAddressIds(jar)).toEqual(["x~1; y"]);
});

test.each(["", "comanda_addresses=", "comanda_addresses=%", "my_comanda_addresses=a"])(
  "a cookie text of %j has no addresses",
  (cookies) => {
    expect(recentAddressIds(cookies)).toEqual([]);
  },
);

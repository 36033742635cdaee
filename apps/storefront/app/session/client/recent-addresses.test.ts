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

test("the address ordered to last comes first, each once", () => {
  for (const id of ["home", "work", "home"]) saveRecentAddress(id);
  expect(recentAddressIds(jar)).toEqual(["home", "work"]);
});

test("only some are kept, and nothing but their ids", () => {
  for (const id of ["a", "b", "c", "d", "e", "f"]) saveRecentAddress(id);
  expect(recentAddressIds(jar)).toEqual(["f", "e", "d", "c", "b"]);
  expect(jar).toBe("other=1; comanda_addresses=f~e~d~c~b");
});

test("the cookie lives for a year, on every page of the host", () => {
  saveRecentAddress("home");
  expect(written).toBe("comanda_addresses=home; Max-Age=31536000; Path=/; SameSite=Lax");
});

test("an id of an import file comes back as it was", () => {
  saveRecentAddress("x~1; y");
  expect(recentAddressIds(jar)).toEqual(["x~1; y"]);
});

test.each(["", "comanda_addresses=", "comanda_addresses=%", "my_comanda_addresses=a"])(
  "%j holds none",
  (cookies) => {
    expect(recentAddressIds(cookies)).toEqual([]);
  },
);

import { beforeEach, expect, test, vi } from "vitest";
import { saveAddress, savedAddresses } from "./saved-addresses.ts";

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
  for (const id of ["home", "work", "home"]) saveAddress(id);
  expect(savedAddresses(jar)).toEqual(["home", "work"]);
});

test("only some are kept, and nothing but their ids", () => {
  for (const id of ["a", "b", "c", "d", "e", "f"]) saveAddress(id);
  expect(savedAddresses(jar)).toEqual(["f", "e", "d", "c", "b"]);
  expect(jar).toBe("other=1; comanda_addresses=f~e~d~c~b");
});

test("the cookie lives for a year, on every page of the host", () => {
  saveAddress("home");
  expect(written).toBe("comanda_addresses=home; Max-Age=31536000; Path=/; SameSite=Lax");
});

test("an id of an import file comes back as it was", () => {
  saveAddress("x~1; y");
  expect(savedAddresses(jar)).toEqual(["x~1; y"]);
});

test.each(["", "comanda_addresses=", "comanda_addresses=%", "my_comanda_addresses=a"])(
  "%j holds none",
  (cookies) => {
    expect(savedAddresses(cookies)).toEqual([]);
  },
);

import { expect, test, vi } from "vitest";
import { saveClientName, savedClientName } from "./saved-client-name.ts";

test.each(["Ana Sofía Ríos", "a; b=c", "50% off", "نور"])(
  "the name %s is read back from its cookie",
  (name) => {
    vi.stubGlobal("document", { cookie: "" });
    vi.stubGlobal("location", {});
    saveClientName(name);
    expect(document.cookie).toMatch(/; Max-Age=31536000; Path=\/; SameSite=Lax$/u);
    // Without a domain, the cookie is of the company's host alone.
    expect(document.cookie).not.toContain("Domain");
    expect(savedClientName(`a=1; ${document.cookie.split("; ")[0]}; b=2`)).toBe(name);
  },
);

test.each(["", "a=1", "xcomanda_client_name=Eva", "comanda_client_name=%E0%A4%A"])(
  "a cookie text of %j has no name",
  (cookies) => {
    expect(savedClientName(cookies)).toBe("");
  },
);

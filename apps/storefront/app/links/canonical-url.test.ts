import { expect, test } from "vitest";
import type { CompanySite } from "../company/company-site.tsx";
import { canonicalUrl } from "./canonical-url.ts";

function canonical(url: string | null, registration_status: string | null = null): string {
  const company = { domain_settings: { url, registration_status } } as CompanySite["company"];
  return canonicalUrl({ company, origin: "http://taqueria.localhost:3000" }, "/products");
}

test("a page's canonical address is at the company's own domain", () => {
  expect(canonical("https://taqueria.example")).toBe("https://taqueria.example/products");
  expect(canonical("taqueria.example")).toBe("https://taqueria.example/products");
});

test.each([null, "", "javascript:alert(1)", "mailto:hola@example.com", "tel:+525512345678"])(
  "with %j for a domain, the canonical address is at the page's origin",
  (url) => {
    expect(canonical(url)).toBe("http://taqueria.localhost:3000/products");
  },
);

test("a host with a final dot has the canonical address without it", () => {
  const company = { domain_settings: null } as CompanySite["company"];
  expect(canonicalUrl({ company, origin: "http://tacos.example.:3000" }, "/products")).toBe(
    "http://tacos.example:3000/products",
  );
});

test.each(["active", " Active ", "registered", "verified", ""])(
  "a domain whose registration is %j is used",
  (status) => {
    expect(canonical("https://taqueria.example", status)).toBe("https://taqueria.example/products");
  },
);

test.each(["pending", "failed", "expired", "disabled", "en revisión"])(
  "a domain whose registration is %j is not used",
  (status) => {
    expect(canonical("https://taqueria.example", status)).toBe(
      "http://taqueria.localhost:3000/products",
    );
  },
);

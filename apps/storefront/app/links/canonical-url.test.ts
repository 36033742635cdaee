import { expect, test } from "vitest";
import type { CompanySite } from "../company/company-site.tsx";
import { canonicalUrl } from "./canonical-url.ts";

function canonical(url: string | null, registration_status: string | null = null): string {
  const company = { domain_settings: { url, registration_status } } as CompanySite["company"];
  return canonicalUrl({ company, origin: "http://taqueria.localhost:3000" }, "/products");
}

test("a page's address is at the company's own domain", () => {
  expect(canonical("https://taqueria.example")).toBe("https://taqueria.example/products");
  expect(canonical("taqueria.example")).toBe("https://taqueria.example/products");
});

test.each([null, "", "javascript:alert(1)", "mailto:hola@example.com", "tel:+525512345678"])(
  "with %j for a domain, it is where the visitor found it",
  (url) => {
    expect(canonical(url)).toBe("http://taqueria.localhost:3000/products");
  },
);

test.each(["active", " Active ", "registered", "verified", ""])(
  "a domain whose registration is %j is there",
  (status) => {
    expect(canonical("https://taqueria.example", status)).toBe("https://taqueria.example/products");
  },
);

test.each(["pending", "failed", "expired", "disabled", "en revisión"])(
  "one whose registration is %j leads nobody away",
  (status) => {
    expect(canonical("https://taqueria.example", status)).toBe(
      "http://taqueria.localhost:3000/products",
    );
  },
);

import { expect, test } from "vitest";
import { safeUrl, whatsappUrl } from "./safe-url.ts";

test("web, mail and phone addresses pass", () => {
  expect(safeUrl("https://instagram.com/taqueria")).toBe("https://instagram.com/taqueria");
  expect(safeUrl(" tel:+525512345678 ")).toBe("tel:+525512345678");
  expect(safeUrl("mailto:hola@example.com")).toBe("mailto:hola@example.com");
  expect(safeUrl("wa.me/525512345678")).toBe("https://wa.me/525512345678");
  expect(safeUrl("example.com:8080/menu")).toBe("https://example.com:8080/menu");
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "file:///etc/passwd",
  "menu",
  "",
])("%j does not pass", (value) => {
  expect(safeUrl(value)).toBeNull();
});

test("a value that is not a text does not pass", () => {
  expect(safeUrl({ ssid: "casa" })).toBeNull();
  expect(safeUrl(null)).toBeNull();
});

test("a chat has an address only where its number has digits", () => {
  expect(whatsappUrl("+52 55 1234 5678")).toBe("https://wa.me/525512345678?text=");
  expect(whatsappUrl("0052 55 1234 5678")).toBe("https://wa.me/525512345678?text=");
  expect(whatsappUrl("525512345678", "¿Hola?")).toBe(
    "https://wa.me/525512345678?text=%C2%BFHola%3F",
  );
  expect(whatsappUrl("n/a")).toBeNull();
  expect(whatsappUrl(null)).toBeNull();
});

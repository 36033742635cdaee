import { expect, test } from "vitest";
import { parseWebUrl } from "./web-url.ts";

test.each([
  ["https://instagram.com/taqueria", "https://instagram.com/taqueria"],
  ["https://josé.example/a b?q='", "https://xn--jos-dma.example/a%20b?q=%27"],
  ["http://[::1]:8080", "http://[::1]:8080/"],
  ["https://user:pass@example.com", "https://user:pass@example.com/"],
  ["tel:+52 55 1234", "tel:+52 55 1234"],
  ["mailto:a@example.com", "mailto:a@example.com"],
])("%s is read as %s", (text, href) => {
  expect(parseWebUrl(text)?.href).toBe(href);
});

test.each([
  ...["https://' x='1' onfocus='y.z=1", "https://two words.example", "https://a%20b.example"],
  ...["https://a\u00a0b.example", "https://<b>.example", "http://[::1", "/menu", ""],
])("%j is not an address", (text) => {
  expect(parseWebUrl(text)).toBeNull();
});

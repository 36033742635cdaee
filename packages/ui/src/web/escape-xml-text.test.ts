import { expect, test } from "vitest";
import { escapeXmlText } from "./escape-xml-text.ts";

test("an escaped text cannot end its element or attribute", () => {
  expect(escapeXmlText(`</text> & "o'clock"`)).toBe("&#60;/text&#62; &#38; &#34;o&#39;clock&#34;");
  expect(escapeXmlText("Café ñ 👩‍🍳")).toBe("Café ñ 👩‍🍳");
});

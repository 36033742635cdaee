import { expect, test } from "vitest";
import { xmlText } from "./xml.ts";

test("no text ends the element or the attribute that it stands in", () => {
  expect(xmlText(`</text> & "o'clock"`)).toBe("&#60;/text&#62; &#38; &#34;o&#39;clock&#34;");
  expect(xmlText("Café ñ 👩‍🍳")).toBe("Café ñ 👩‍🍳");
});

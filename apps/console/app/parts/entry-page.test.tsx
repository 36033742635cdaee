import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { EntryPage } from "./entry-page.tsx";

test("the browser paints an entry page only once it has read its end", () => {
  const html = renderToString(<EntryPage title="Sign in">the fields</EntryPage>);
  const [, end = ""] = /<link rel="expect" href="#([^"]+)" blocking="render"\/>/u.exec(html) ?? [];
  expect(end).not.toBe("");
  expect(html.indexOf(`id="${end}"`)).toBeGreaterThan(html.indexOf("the fields"));
});

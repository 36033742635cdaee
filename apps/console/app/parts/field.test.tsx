import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Button } from "./button.tsx";
import { Form } from "./field.tsx";

test("a form sends nothing by its address, and its button waits for the scripts", () => {
  const html = renderToStaticMarkup(
    <Form>
      <Button look="solid" type="submit">
        Sign in
      </Button>
      <Button look="outline">Back</Button>
    </Form>,
  );
  expect(html).toMatch(/^<form [^>]*method="post"/u);
  expect(html).toMatch(/<button type="submit" disabled=""/u);
  expect(html.match(/disabled=""/gu)).toHaveLength(1);
});

test("every form of the console is drawn by this one", () => {
  const folder = path.join(import.meta.dirname, "..");
  const withForms = globSync("**/*.tsx", { cwd: folder, exclude: ["**/*.test.tsx"] }).filter(
    (file) => /<form\b/u.test(readFileSync(path.join(folder, file), "utf8")),
  );
  expect(withForms).toEqual([path.join("parts", "field.tsx")]);
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DotList } from "./dot-list.tsx";

test("each text of a list is isolated, and the dots between them are not read out", () => {
  const texts = ["التوصيل $35.00", "25–35 min", "gratis"];
  const markup = renderToStaticMarkup(<DotList>{texts}</DotList>);
  const isolated = [...markup.matchAll(/<bdi>([^<]*)<\/bdi>/gu)].map(([, text]) => text);
  expect(isolated).toEqual(texts);
  expect(markup.replaceAll(/<[^>]*>/gu, "").trim()).toBe(texts.join(" "));
});

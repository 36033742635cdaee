import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LongList } from "./long-list.tsx";

function shown(count: number) {
  const rows = Array.from({ length: count }, (_, at) => `dish ${at + 1}`);
  return renderToStaticMarkup(
    <LongList label="New dishes" rows={rows} keyOf={(row) => row} rowClassName="row">
      {(row) => row}
    </LongList>,
  );
}

test("a short list has all of its rows, and no area of its own", () => {
  const list = shown(60);
  expect(list.match(/<li/gu)).toHaveLength(60);
  expect(list).not.toContain("tabindex");
});

test("a long list has the rows in view, each with its place, in an area that the keyboard scrolls", () => {
  const list = shown(3_000);
  expect(list.match(/<li/gu)?.length).toBeLessThan(40);
  expect(list).toContain('aria-setsize="3000" aria-posinset="1" class="row">dish 1<');
  expect(list).toContain('aria-label="New dishes" tabindex="0"');
});

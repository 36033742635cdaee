import type { TicketLine } from "@comanda/domain/printing/ticket-block";
import sharp from "sharp";
import { expect, test } from "vitest";
import { decodePicture } from "../../pictures/render-picture.ts";
import { drawTicket, drawTicketPng, ticketSvg } from "./draw-ticket.ts";

const line: TicketLine = {
  start: "2 × شاورما & <b>",
  end: null,
  align: "start",
  size: 2,
  bold: true,
  invert: false,
  rule: false,
};
const drawing = { columns: 48, isRightToLeft: true } as const;

test("a ticket is drawn in a process that also renders the pictures of menus", async () => {
  const { width, height, data } = await drawTicket([line], drawing);
  expect([width, height]).toEqual([576, 56]);
  expect(data.filter((value, at) => at % 4 === 0 && value === 0).length).toBeGreaterThan(200);
  const png = await sharp(await drawTicketPng([line], drawing)).metadata();
  expect([png.format, png.width]).toEqual(["png", 576]);
});

test("an indented line of a ticket from right to left begins so far from its right edge", () => {
  const startOf = (start: string, isRightToLeft: boolean) =>
    /<text x="(\d+)"/u.exec(ticketSvg([{ ...line, start }], { columns: 48, isRightToLeft }))?.[1];
  expect(startOf("  - بدون بصل", true)).toBe("552");
  expect(startOf("  - Sin cebolla", false)).toBe("24");
});

test.each(["WEGLASSEN 12 x Almdudler", "W".repeat(24), "漢".repeat(24), "ضضضض ".repeat(5)])(
  "the line %s ends on the paper",
  async (start) => {
    for (const isRightToLeft of [false, true]) {
      const shown = { ...line, start };
      const { width, data } = await drawTicket([shown], { columns: 48, isRightToLeft });
      const isBlack = (at: number) => data[at * 4] === 0;
      const edges = [0, width - 1];
      const pixels = [...Array(data.length / 4).keys()].filter(isBlack);
      expect(pixels.filter((at) => edges.includes(at % width))).toEqual([]);
    }
  },
);

test.each([
  ["an SVG", "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"],
  ["an SVG behind the first letters of a GIF", "GIF89a<svg xmlns='http://www.w3.org/2000/svg'/>"],
])("%s is refused as a picture of a menu", async (_, text) => {
  expect(await decodePicture(Buffer.from(text))).toMatchObject({ ok: false });
});

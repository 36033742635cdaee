import { layoutTicket } from "@comanda/domain/printing/layout-ticket";
import type { TicketLine } from "@comanda/domain/printing/ticket-block";
import sharp from "sharp";
import { expect, test } from "vitest";
import { decodePicture } from "../../pictures/render-picture.ts";
import {
  drawTicket,
  drawTicketPng,
  fitsOnePicture,
  type TicketPicture,
  ticketSvg,
} from "./draw-ticket.ts";

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
async function picturesOf(...ticket: Parameters<typeof drawTicket>): Promise<TicketPicture[]> {
  const pictures: TicketPicture[] = [];
  for await (const picture of drawTicket(...ticket)) pictures.push(picture);
  return pictures;
}

test("a ticket is drawn in a process that also renders the pictures of menus", async () => {
  const [picture] = await picturesOf([line], drawing);
  expect([picture?.width, picture?.height]).toEqual([576, 56]);
  expect(picture?.data.filter((value, at) => at % 4 === 0 && value === 0).length).toBeGreaterThan(
    200,
  );
  const png = await sharp(await drawTicketPng([line], drawing)).metadata();
  expect([png.format, png.width]).toEqual(["png", 576]);
});

test("a ticket that is higher than any picture is drawn as several", async () => {
  const lines = Array.from({ length: 1200 }, () => ({ ...line, size: 1, rule: true }) as const);
  expect([fitsOnePicture(lines.slice(0, 1100)), fitsOnePicture(lines)]).toEqual([true, false]);
  const pictures = await picturesOf(lines, { columns: 32, isRightToLeft: false });
  expect(pictures.reduce((sum, { height }) => sum + height, 0)).toBeGreaterThanOrEqual(1200 * 28);
});

test("letters keep their size, whatever invisible characters a guest puts between them", () => {
  const drawn = (start: string) => ticketSvg([{ ...line, start, size: 1 }], drawing);
  const size = (svg: string) => /font-size="(\d+)"/u.exec(svg)?.[1];
  expect(size(drawn("a\u200d".repeat(30)))).toBe(size(drawn("a".repeat(30))));
});

test.each([0xfffe, 0xffff, 0xfdd0, 0x10_ffff, 0x2028, 0xd800])(
  "a guest's text with the character of number %i can be drawn",
  async (code) => {
    const text = `Ana ${String.fromCodePoint(code)} 🍕`;
    const pictures = await picturesOf(layoutTicket([{ kind: "text", text }], 48), drawing);
    expect(pictures).toHaveLength(1);
  },
);

test("an indented line of a ticket from right to left is indented from its right edge", () => {
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
      const [picture] = await picturesOf([shown], { columns: 48, isRightToLeft });
      const { width = 0, data = [] } = picture ?? {};
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

import { expect, test } from "vitest";
import { normalizeHostName } from "./host-name.ts";

test.each([
  ["Tacos.Test", "tacos.test"],
  ["demo.localhost", "demo.localhost"],
  ["Tacos.Test.", "tacos.test"],
  ["CAFÉ.example.", "xn--caf-dma.example"],
  ["食べる。example。", "xn--59jtb2538c.example"],
  ["café.example", "xn--caf-dma.example"],
  ["CAFÉ.example", "xn--caf-dma.example"],
  ["cafe\u0301.example", "xn--caf-dma.example"],
  ["مطعم.example", "xn--2gbe8ac.example"],
  ["xn--caf-dma.example", "xn--caf-dma.example"],
])("the host %s is stored as %s", (text, stored) => {
  expect(normalizeHostName(text)).toBe(stored);
});

test.each([
  [""],
  ["tacos.test:3000"],
  ["café.example:3000"],
  ["café.example/menu"],
  ["user@café.example"],
  ["-tacos.test"],
  ["tacos test"],
  ["tacos..test"],
  ["tacos.test.."],
  ["."],
  [`${"t".repeat(64)}.test`],
  [`${"tacos.".repeat(42)}test`],
  ["\u200b"],
])("%j is not a host name", (text) => {
  expect(normalizeHostName(text)).toBeNull();
});

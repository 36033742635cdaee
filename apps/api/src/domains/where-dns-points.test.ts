import { expect, test } from "vitest";
import { whereDnsPoints } from "./where-dns-points.ts";

const OWN = ["93.184.216.34", "2606:4700::5"];
const records = [
  { type: "A", value: "93.184.216.34" },
  { type: "AAAA", value: "2606:4700::5" },
];

test.each([
  ["its only address is ours", OWN, ["93.184.216.34"], "here", []],
  ["all its addresses are ours", OWN, OWN.toReversed(), "here", []],
  ["another server has it too", OWN, ["93.184.216.34", "93.184.216.99"], "elsewhere", records],
  ["another server has it", OWN, ["93.184.216.99"], "elsewhere", records],
  ["it has no address", OWN, [], "nowhere", records],
  ["its addresses are private", OWN, ["192.168.1.5"], "nowhere", records],
  ["no answer", OWN, null, "unanswered", records],
  ["our own name has no address", [], ["93.184.216.99"], "own_unknown", []],
  ["our own address is private", ["192.168.1.5"], ["93.184.216.99"], "own_unknown", []],
  ["our own name has no answer", null, [], "nowhere", []],
])("a name is judged when %s", (_, own, found, state, expected) => {
  expect(whereDnsPoints(own, found)).toMatchObject({ state, records: expected });
});

test("private addresses of a name are not in the answer", () => {
  expect(whereDnsPoints(OWN, ["10.0.0.7", "93.184.216.99"]).addresses).toEqual(["93.184.216.99"]);
});

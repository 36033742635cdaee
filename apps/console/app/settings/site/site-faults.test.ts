import { expect, test } from "vitest";
import { withValueAt } from "../../parts/saving/section-value.ts";
import { DOMAIN_URL, PIXEL, siteFaults, VALIDATION, validationCode } from "./site-faults.ts";

const site = { hosts: ["tacos.example"] };

test.each([
  [["tacos.example", "café.example"], {}],
  [[], { hosts: "noHost" }],
  [["tacos.example", " "], { "hosts.1": "missing" }],
  [["https://tacos.example"], { "hosts.0": "host" }],
  [["tacos.example:8080"], { "hosts.0": "host" }],
  [["tacos.example", "TACOS.example"], { "hosts.1": "sameHost" }],
  [["café.example", "xn--caf-dma.example"], { "hosts.1": "sameHost" }],
])("the hosts %j have the faults %j", (hosts, faults) => {
  expect(siteFaults({ hosts })).toEqual(faults);
});

test.each([
  [DOMAIN_URL, "tacos.example", undefined],
  [DOMAIN_URL, "https://tacos.example/", undefined],
  [DOMAIN_URL, "mailto:hola@tacos.example", "url"],
  [DOMAIN_URL, "tacos", "url"],
  [PIXEL, "1234567890", undefined],
  [PIXEL, "1234", "pixel"],
  [PIXEL, "<script>", "pixel"],
  [VALIDATION, "a1b2c3d4e5", undefined],
  [VALIDATION, "a b", "validation"],
  [VALIDATION, "", undefined],
] as const)("%s with %j has the fault %s", (path, text, fault) => {
  expect(siteFaults(withValueAt(site, path, text))[path]).toBe(fault);
});

test("the code is taken out of a whole tag", () => {
  const tag = `<meta name="facebook-domain-verification" content="a1b2c3" />`;
  expect(validationCode(tag)).toBe("a1b2c3");
  expect(validationCode("a1b2c3")).toBe("a1b2c3");
});

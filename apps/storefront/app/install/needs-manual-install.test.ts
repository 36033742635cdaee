import { expect, test } from "vitest";
import { needsManualInstall } from "./needs-manual-install.ts";

const browser = (userAgent: string, maxTouchPoints = 0, more = {}) =>
  ({ userAgent, maxTouchPoints, ...more }) as Navigator;

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15";

test.each([
  ["an iPhone needs it", browser(iphone, 5), true],
  ["an iPad, which says that it is a Mac, needs it", browser(mac, 5), true],
  ["a Mac does not need it", browser(mac), false],
  ["an Android does not need it", browser("Mozilla/5.0 (Linux; Android 15)", 5), false],
  [
    "an installed app on an iPhone does not need it",
    browser(iphone, 5, { standalone: true }),
    false,
  ],
])("manual install: %s", (_, navigator, expected) => {
  expect(needsManualInstall(navigator)).toBe(expected);
});

import { expect, test } from "vitest";
import { createPaymentEnvironment } from "./payment-environment.ts";
import { readConfig } from "./read-config.ts";

const BEFORE = "the key of before which is long enough";
const { payments } = readConfig({ EARLIER_SECRET_KEYS: BEFORE });
const config = { production: false, payments, port: 3000 };

test("the current secret key comes first, then the former ones", () => {
  const { secretKeys } = createPaymentEnvironment(config, "the key of now");
  expect(secretKeys).toEqual(["the key of now", BEFORE]);
});

test("the port of the server is part of the environment", () => {
  expect(createPaymentEnvironment(config, "key")).toMatchObject({ port: 3000, production: false });
});

test("a QR code has three corners and a white margin of four modules", () => {
  const { drawQr } = createPaymentEnvironment(config, "key");
  // 48 characters fit into version 3 at the lowest correction: 29 modules and the margin on both
  // sides.
  const picture = drawQr("00020126580014br.gov.bcb.pix0136a-random-key-of-a");
  const svg = Buffer.from(picture.replace("data:image/svg+xml;base64,", ""), "base64").toString();
  expect(svg).toContain('viewBox="0 0 37 37"');
  // The first row: seven dark modules of the left corner, and seven of the right one.
  expect(svg).toContain("M4 4h7v1h-7z");
  expect(svg).toContain("M26 4h7v1h-7z");
});

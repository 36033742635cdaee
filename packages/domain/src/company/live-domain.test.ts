import { expect, test } from "vitest";
import { isLiveDomain } from "./live-domain.ts";

test.each([null, undefined, "", " Active ", "registered", "VERIFIED"])(
  "a domain with the status %j leads to the storefront",
  (status) => expect(isLiveDomain(status)).toBe(true),
);

test.each(["pending", "expired", "deactivated"])(
  "a domain with the status %s may not work",
  (status) => expect(isLiveDomain(status)).toBe(false),
);

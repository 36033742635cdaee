import { ApiError } from "@comanda/contract/calls/api-client";
import type { ProblemCode } from "@comanda/contract/calls/problems";
import { expect, test } from "vitest";
import { pictureRefusal } from "./picture-refusal.ts";

const refusalOf = (status: number, code?: ProblemCode) =>
  pictureRefusal(new ApiError("POST", "/pictures", status, code ? { code } : {}));

test.each([0, 429, 500, 502, 503, 504])(
  "after status %i the picture may be sent again",
  (status) => {
    expect(refusalOf(status)).toBe("unreachable");
  },
);

test("only what the server says of a picture counts against it", () => {
  expect(refusalOf(413)).toBe("large");
  expect(refusalOf(409, "pictures_full")).toBe("full");
  expect(refusalOf(422, "too_many_pixels")).toBe("pixels");
  expect(refusalOf(422, "invalid_picture")).toBe("notPicture");
  expect(refusalOf(401, "signed_out")).toBe("refused");
});

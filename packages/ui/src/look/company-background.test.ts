import { expect, test } from "vitest";
import { backgroundPicture } from "./company-background.ts";

test("a background of type image has an address for each size", () => {
  const background_image = {
    desktop_url: "wide.webp",
    mobile_url: "tall.webp",
    desktop_thumbnail_url: "wide-small.webp",
    mobile_thumbnail_url: "tall-small.webp",
  };
  const body = { background_color: null, degraded_color: null, background_image };
  expect(backgroundPicture({ ...body, background_type: "image" })).toEqual({
    desktop: "wide.webp",
    mobile: "tall.webp",
    smallDesktop: "wide-small.webp",
    smallMobile: "tall-small.webp",
  });
  expect(backgroundPicture({ ...body, background_type: "gradient" })).toBeNull();
});

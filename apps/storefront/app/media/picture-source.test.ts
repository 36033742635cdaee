import { expect, test } from "vitest";
import { pictureSource } from "./picture-source.ts";

test("a product's picture has two sizes and a jpg fallback", () => {
  expect(pictureSource("/media", "product", "taco.webp")).toEqual({
    src: "/media/companies/products/images/800/taco.webp",
    small: "/media/companies/products/images/150/taco.webp",
    srcSet:
      "/media/companies/products/images/150/taco.webp 150w, /media/companies/products/images/800/taco.webp 800w",
    fallback: "/media/companies/products/images/800/taco.jpg",
  });
});

test("a logo has a png fallback, which keeps its transparency", () => {
  expect(pictureSource("https://cdn.example", "logo", "logo.webp")).toEqual({
    src: "https://cdn.example/companies/logos/logo.webp",
    fallback: "https://cdn.example/companies/logos/logo.png",
  });
  expect(pictureSource("/media", "logoThumbnail", "logo.webp")).toEqual({
    src: "/media/companies/logos/thumbnails/logo.webp",
    fallback: "/media/companies/logos/thumbnails/logo.png",
  });
});

test("a name with its folder below the storage base is the same picture", () => {
  for (const folder of ["companies/products/images/800", "companies/products/images/150"]) {
    const named = pictureSource("/media", "product", `${folder}/taco.webp`);
    expect(named).toEqual(pictureSource("/media", "product", "taco.webp"));
  }
});

test("an address or a path is used as it is, without a fallback", () => {
  const address = "https://pictures.example/taco.png";
  expect(pictureSource("/media", "product", address)).toEqual({ src: address, fallback: null });
  expect(pictureSource("/media", "logo", "/logo.svg")).toEqual({
    src: "/logo.svg",
    fallback: null,
  });
  expect(pictureSource("/media", "logo", "//pictures.example/taco.png")?.src).toBe(
    "https://pictures.example/taco.png",
  );
});

test.each([
  "http://[::1",
  "//[::1",
  "https://two words.example/taco.png",
  "https://user:pass@pictures.example/taco.png",
])("%s gives no picture", (address) => {
  expect(pictureSource("/media", "product", address)).toBeNull();
});

test("a name cannot lead out of its folder", () => {
  expect(pictureSource("/media", "logo", "../secret.webp")?.src).toBe(
    "/media/companies/logos/..%2Fsecret.webp",
  );
});

test("a name with a lone surrogate still gives an address", () => {
  expect(pictureSource("/media", "logo", "taco\ud800.webp")?.src).toBe(
    "/media/companies/logos/taco%EF%BF%BD.webp",
  );
});

test("without a name there is no picture", () => {
  expect(pictureSource("/media", "product", null)).toBeNull();
  expect(pictureSource("/media", "product", "")).toBeNull();
});

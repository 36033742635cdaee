import { expect, test } from "vitest";
import { pictureSource } from "./picture-source.ts";

const own = { storageUrl: "/media", ownPictures: true };
const cdn = { storageUrl: "https://cdn.example", ownPictures: true };
const ofOthers = { storageUrl: "/media", ownPictures: false };

test("a product's picture has two sizes and a jpg fallback", () => {
  expect(pictureSource(ofOthers, "product", "taco.webp")).toEqual({
    src: "/media/companies/products/images/800/taco.webp",
    small: "/media/companies/products/images/150/taco.webp",
    medium: null,
    srcSet:
      "/media/companies/products/images/150/taco.webp 150w, /media/companies/products/images/800/taco.webp 800w",
    fallback: "/media/companies/products/images/800/taco.jpg",
  });
});

test("a product's picture that this server has rendered has a size between", () => {
  const folder = "/media/companies/products/images";
  expect(pictureSource(own, "product", "taco.webp")).toMatchObject({
    src: `${folder}/800/taco.webp`,
    medium: `${folder}/400/taco.webp`,
    srcSet: `${folder}/150/taco.webp 150w, ${folder}/400/taco.webp 400w, ${folder}/800/taco.webp 800w`,
  });
});

test("a logo has a png fallback, which keeps its transparency", () => {
  expect(pictureSource(cdn, "logo", "logo.webp")).toEqual({
    src: "https://cdn.example/companies/logos/logo.webp",
    fallback: "https://cdn.example/companies/logos/logo.png",
  });
  expect(pictureSource(own, "logoThumbnail", "logo.webp")).toEqual({
    src: "/media/companies/logos/thumbnails/logo.webp",
    fallback: "/media/companies/logos/thumbnails/logo.png",
  });
});

test("a name with its folder below the storage base is the same picture", () => {
  for (const folder of ["companies/products/images/800", "companies/products/images/150"]) {
    const named = pictureSource(own, "product", `${folder}/taco.webp`);
    expect(named).toEqual(pictureSource(own, "product", "taco.webp"));
  }
});

test("an address or a path is used as it is, without a fallback", () => {
  const address = "https://pictures.example/taco.png";
  expect(pictureSource(own, "product", address)).toEqual({ src: address, fallback: null });
  expect(pictureSource(own, "logo", "/logo.svg")).toEqual({
    src: "/logo.svg",
    fallback: null,
  });
  expect(pictureSource(own, "logo", "//pictures.example/taco.png")?.src).toBe(
    "https://pictures.example/taco.png",
  );
});

test.each([
  "http://[::1",
  "//[::1",
  "https://two words.example/taco.png",
  "https://user:pass@pictures.example/taco.png",
])("%s gives no picture", (address) => {
  expect(pictureSource(own, "product", address)).toBeNull();
});

test("a name cannot lead out of its folder", () => {
  expect(pictureSource(own, "logo", "../secret.webp")?.src).toBe(
    "/media/companies/logos/..%2Fsecret.webp",
  );
});

test("a name with a lone surrogate still gives an address", () => {
  expect(pictureSource(own, "logo", "taco\ud800.webp")?.src).toBe(
    "/media/companies/logos/taco%EF%BF%BD.webp",
  );
});

test("without a name there is no picture", () => {
  expect(pictureSource(own, "product", null)).toBeNull();
  expect(pictureSource(own, "product", "")).toBeNull();
});

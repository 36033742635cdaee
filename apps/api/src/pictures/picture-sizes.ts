/** The use of a picture in an import file. */
export type PictureUse =
  | "product"
  | "logo"
  | "background_desktop"
  | "background_mobile"
  | "background_thumbnail";

/**
 * `square` crops to a square around the middle, `inside` keeps the whole picture. App icons, which
 * are PNG only, have exactly this size: `icon` keeps the whole picture on a transparent square,
 * `maskable` fills the square, whose rim a system may cut off. Edges in pixels.
 */
export type PictureOutput = { folder: string; edge: number; fit: "square" | "inside" | IconFit };
export type IconFit = "icon" | "maskable";

/**
 * `kind` is its value in the `pictures` table; `suffix` keeps file names in one folder different.
 */
type PictureTreatment = {
  kind: string;
  suffix: string;
  fallback: "jpg" | "png";
  outputs: PictureOutput[];
};

const products = "companies/products/images";
const logos = "companies/logos";
const backgrounds = "companies/backgrounds";

function background(width: number): PictureTreatment {
  return {
    kind: "background",
    suffix: `-${width}`,
    fallback: "jpg",
    outputs: [
      { folder: backgrounds, edge: width, fit: "inside" },
      { folder: `${backgrounds}/thumbnails`, edge: 64, fit: "inside" },
    ],
  };
}

/**
 * Folders are below the storage base; folders and sizes are those of conformance 7.40 and 7.41. The product's
 * size between them is for the cards of a phone (decision 7).
 */
export const pictureTreatments: Record<PictureUse, PictureTreatment> = {
  product: {
    kind: "product",
    suffix: "",
    fallback: "jpg",
    outputs: [
      { folder: `${products}/800`, edge: 800, fit: "square" },
      { folder: `${products}/400`, edge: 400, fit: "square" },
      { folder: `${products}/150`, edge: 150, fit: "square" },
    ],
  },
  logo: {
    kind: "logo",
    suffix: "",
    fallback: "png",
    outputs: [
      { folder: logos, edge: 512, fit: "inside" },
      { folder: `${logos}/thumbnails`, edge: 128, fit: "inside" },
      { folder: `${logos}/icons/192`, edge: 192, fit: "icon" },
      { folder: `${logos}/icons/512`, edge: 512, fit: "icon" },
      { folder: `${logos}/icons/maskable`, edge: 512, fit: "maskable" },
    ],
  },
  background_desktop: background(1920),
  background_mobile: background(1080),
  background_thumbnail: background(64),
};

/**
 * The size from which all outputs of a use are made. An icon has another shape than its logo, so that the logo is
 * resized once more, and stays sharp from one of twice the size.
 */
export function largestSize(outputs: readonly PictureOutput[]): {
  edge: number;
  fit: "square" | "inside";
} {
  const isIcon = ({ fit }: PictureOutput) => fit === "icon" || fit === "maskable";
  const edges = outputs.map((output) => output.edge * (isIcon(output) ? 2 : 1));
  const isSquare = outputs.every(({ fit }) => fit === "square");
  return { edge: Math.max(...edges), fit: isSquare ? "square" : "inside" };
}

import type sharp from "sharp";

type Sharp = typeof sharp;

let loading: Promise<Sharp> | null = null;

/**
 * Loads the library that renders pictures, at the first picture: it takes 20 MB that a server without one
 * never needs. All its users come here, because its lists of readable formats are for the whole process.
 */
export function loadSharp(): Promise<Sharp> {
  loading ??= import("sharp").then(
    ({ default: library }) => limited(library),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

// Only these formats are read: PDF and other formats of the library can reach other files or the
// network. SVG is read for the tickets that we draw (`draw-ticket.ts`); a picture that is an SVG is
// refused by `isRasterPicture`.
const READABLE = ["Jpeg", "Png", "Webp", "Nsgif", "Heif", "Tiff", "SvgBuffer"];

function limited(library: Sharp): Sharp {
  library.block({ operation: ["VipsForeignLoad"] });
  library.unblock({ operation: READABLE.map((name) => `VipsForeignLoad${name}`) });
  // Pictures are rendered in parallel, so each uses one thread.
  library.concurrency(1);
  // The library would keep its last decoded pictures, up to 200 MB for a large one. No picture is decoded twice in
  // the same way, so the cache would never be used.
  library.cache(false);
  return library;
}

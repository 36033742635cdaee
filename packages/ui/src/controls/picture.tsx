import { useEffect, useRef, useState } from "react";
import { classNames } from "./class-names.ts";

/**
 * The URLs of one picture. `small` and `medium` are smaller versions, `fallback` one that is not webp.
 */
export type PictureSource = {
  src: string;
  srcSet?: string;
  small?: string | null;
  medium?: string | null;
  fallback: string | null;
};

export type PictureProps = {
  source: PictureSource;
  /** A picture that replaces it on wide screens. */
  wide?: PictureSource | null;
  alt: string;
  /** Rendered size in CSS pixels, which keeps the space while the picture loads. */
  width?: number;
  height?: number;
  sizes?: string;
  /** Whether the smaller versions are shown while the picture loads, and where it fails. */
  placeholder?: boolean;
  eager?: boolean;
  /** For the picture that a page or sheet shows first: the browser fetches it early. */
  highPriority?: boolean;
  className?: string;
  /** Called when the picture failed and its fallback is shown instead (conformance 4.102). */
  onFallback?: (fallback: string | null) => void;
};

/**
 * Shows a picture. Where it fails, its fallback is shown. Where that fails too, the small version or an
 * empty box stays in its place.
 */
export function Picture({
  source,
  wide,
  alt,
  width,
  height,
  sizes,
  placeholder,
  eager,
  highPriority,
  className,
  onFallback,
}: PictureProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    const image = ref.current;
    // The picture may have failed before the page was hydrated, when there was no listener.
    if (image?.complete && image.naturalWidth === 0) image.dispatchEvent(new Event("error"));
  }, []);

  const address = addressOf(source, failures);
  const smaller = placeholder && placeholderOf(source);
  if (!address) {
    return (
      <span
        style={smaller || undefined}
        className={classNames("block bg-ground bg-cover bg-center", className)}
        aria-hidden="true"
      />
    );
  }
  const image = (
    <img
      ref={ref}
      src={address}
      srcSet={failures === 0 ? source.srcSet : undefined}
      sizes={failures === 0 ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={highPriority ? "high" : undefined}
      decoding="async"
      style={smaller || undefined}
      className={classNames("bg-ground bg-cover bg-center object-cover", className)}
      onError={() => {
        setFailures(failures + 1);
        if (failures === 0) onFallback?.(source.fallback);
      }}
    />
  );
  // React does not preload pictures inside a `picture` element. A preload would be wrong here: the
  // browser chooses between the two sizes, and takes the larger one where it is already in its
  // cache.
  if (source.srcSet && !highPriority) return <picture className="contents">{image}</picture>;
  const other = wide && addressOf(wide, failures);
  if (!other || other === address) return image;
  return (
    <picture>
      <source media="(min-width: 48rem)" srcSet={other} />
      {image}
    </picture>
  );
}

function addressOf(source: PictureSource, failures: number): string | null | undefined {
  return [source.src, source.fallback][failures];
}

/**
 * Returns the style that shows a picture's smaller versions, the larger one in front: mostly a page has
 * loaded it already.
 */
function placeholderOf({ small, medium }: PictureSource) {
  const urls = [medium, small].flatMap((url) => (url ? [cssUrl(url)] : []));
  return { backgroundImage: urls.join() };
}

/** Returns a CSS `url()` with the characters escaped that would end its string. */
function cssUrl(address: string): string {
  return `url("${address.replace(/["\\\n\r\f]/gu, encodeURIComponent)}")`;
}

import { useEffect, useRef, useState } from "react";
import { classNames } from "./class-names.ts";

/** One picture in its formats: its caller knows where they are. `small` is a few bytes of it. */
export type PictureSource = {
  src: string;
  srcSet?: string;
  small?: string | null;
  fallback: string | null;
};

export type PictureProps = {
  source: PictureSource;
  /** Another picture in its place on wide screens. */
  wide?: PictureSource | null;
  alt: string;
  /** Rendered size in CSS pixels; keeps its place before the picture is there. */
  width?: number;
  height?: number;
  sizes?: string;
  /** Its small one stands in until it is there, and stays if it never comes. */
  placeholder?: boolean;
  eager?: boolean;
  /** Fetched before all that can wait: what the page or the sheet shows first. */
  highPriority?: boolean;
  className?: string;
  /** The picture could not be shown and its fallback was taken (spec §4, Image failure). */
  onFallback?: (fallback: string | null) => void;
};

/**
 * When a picture fails, its non-webp fallback is shown; when that fails too, its place keeps the small
 * one, or stays plain.
 */
export function Picture({
  source,
  wide,
  alt,
  width,
  height,
  sizes,
  placeholder: still,
  eager,
  highPriority: important,
  className,
  onFallback,
}: PictureProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    const image = ref.current;
    // It may have failed before the page was hydrated, when nobody listened.
    if (image?.complete && image.naturalWidth === 0) image.dispatchEvent(new Event("error"));
  }, []);

  const address = addressOf(source, failures);
  const small = still && source.small ? { backgroundImage: cssUrl(source.small) } : undefined;
  if (!address) {
    return (
      <span
        style={small}
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
      fetchPriority={important ? "high" : undefined}
      decoding="async"
      style={small}
      className={classNames("bg-ground bg-cover bg-center object-cover", className)}
      onError={() => {
        setFailures(failures + 1);
        if (failures === 0) onFallback?.(source.fallback);
      }}
    />
  );
  // React preloads no picture in here, nor could it: which of two sizes is taken the browser says, and
  // one that has the larger already takes that, whatever the screen.
  if (source.srcSet && !important) return <picture className="contents">{image}</picture>;
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

/** No letter of an address ends the CSS text that it stands in. */
function cssUrl(address: string): string {
  return `url("${address.replace(/["\\\n\r\f]/gu, encodeURIComponent)}")`;
}

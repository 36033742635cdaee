import { useEffect, useRef, useState } from "react";
import { classNames } from "./class-names.ts";

/** One picture in its formats: its caller knows where they are. */
export type PictureSource = { src: string; srcSet?: string; fallback: string | null };

export type PictureProps = {
  source: PictureSource;
  alt: string;
  /** Rendered size in CSS pixels; keeps its place before the picture is there. */
  width: number;
  height: number;
  sizes?: string;
  eager?: boolean;
  className?: string;
  /** The picture could not be shown and its fallback was taken (spec §4, Image failure). */
  onFallback?: (fallback: string | null) => void;
};

/** When a picture fails, its non-webp fallback is shown; when that fails too, its place stays plain. */
export function Picture({
  source,
  alt,
  width,
  height,
  sizes,
  eager,
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

  const address = [source.src, source.fallback][failures];
  if (!address)
    return <span className={classNames("block bg-ground", className)} aria-hidden="true" />;
  return (
    <img
      ref={ref}
      src={address}
      srcSet={failures === 0 ? source.srcSet : undefined}
      sizes={failures === 0 ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      className={classNames("bg-ground object-cover", className)}
      onError={() => {
        setFailures(failures + 1);
        if (failures === 0) onFallback?.(source.fallback);
      }}
    />
  );
}

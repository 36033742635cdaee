import { type ReactNode, useState } from "react";

type SmallPictureProps = {
  /** The address of a stored picture; null where there is none. */
  src: string | null;
  /** What stands in place of a picture. */
  icon: ReactNode;
  /** Pale, for a dish that is not on sale. */
  dimmed?: boolean;
};

/** The picture of a line, 48 pixels wide. */
export function SmallPicture({ src, icon, dimmed = false }: SmallPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className="grid size-12 flex-none place-items-center overflow-hidden rounded-[12px] bg-well text-muted">
      {src && failed !== src ? (
        <img
          src={src}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
          className={`size-12 object-cover ${dimmed ? "opacity-60 grayscale" : ""}`}
        />
      ) : (
        icon
      )}
    </span>
  );
}

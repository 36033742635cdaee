import { PICTURE_DIM } from "../../theme/landing-theme.ts";
import type { PictureSource } from "../../ui/picture.tsx";

type BackdropProps = { mobile: PictureSource | null; desktop: PictureSource | null };

/** The company's picture behind the landing page, dimmed so that what stands on it can be read. */
export function Backdrop({ mobile, desktop }: BackdropProps) {
  if (!mobile) return null;
  return (
    <div className="absolute inset-0 -z-10 overflow-hidden">
      <picture>
        {desktop && <source media="(min-width: 48rem)" srcSet={desktop.src} />}
        <img
          src={mobile.src}
          alt=""
          fetchPriority="high"
          className="absolute inset-0 size-full object-cover"
        />
      </picture>
      <div className="absolute inset-0" style={{ background: `rgb(0 0 0 / ${PICTURE_DIM})` }} />
    </div>
  );
}

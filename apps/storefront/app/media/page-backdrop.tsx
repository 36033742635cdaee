import { classNames } from "@comanda/ui/controls/class-names.ts";
import type { BackgroundPicture } from "@comanda/ui/look/company-background.ts";
import { useCompanySite } from "../company/company-site.tsx";
import { CompanyPicture } from "./company-picture.tsx";
import { pictureSource } from "./picture-source.ts";

type BackdropProps = {
  picture: BackgroundPicture;
  /** A CSS colour over the picture, so that text on it can be read. */
  wash: string;
  className?: string;
};

/**
 * Shows the company's picture behind a page. The small version is shown until the large one has loaded.
 */
export function PageBackdrop({ picture, wash, className }: BackdropProps) {
  const site = useCompanySite();
  const background = (name: string) => pictureSource(site, "background", name);
  const small = pictureSource(
    site,
    "backgroundThumbnail",
    picture.smallMobile ?? picture.smallDesktop,
  );
  const source = background(picture.mobile);
  if (!source) return null;
  return (
    <div className={classNames("inset-0 -z-1 overflow-hidden", className)}>
      <CompanyPicture
        source={{ ...source, small: small?.src }}
        placeholder
        wide={background(picture.desktop)}
        alt=""
        eager
        highPriority
        className="absolute inset-0 size-full"
      />
      <div className="absolute inset-0" style={{ background: wash }} />
    </div>
  );
}

import { classNames } from "@comanda/ui/controls/class-names.ts";
import { useCompanySite } from "../company/company-site.tsx";
import { CompanyPicture } from "./company-picture.tsx";
import { pictureSource } from "./picture-source.ts";

type LogoProps = {
  /** Rendered width and height in CSS pixels. */
  size: number;
  className?: string;
};

/**
 * Shows the company's logo, or the first letter of its name. It has no `alt`: the name stands beside
 * it.
 */
export function CompanyLogo({ size, className }: LogoProps) {
  const site = useCompanySite();
  const { company } = site;
  const source =
    size <= 64 && company.logo_thumbnail_url
      ? pictureSource(site, "logoThumbnail", company.logo_thumbnail_url)
      : pictureSource(site, "logo", company.logo_url);
  const box = classNames("block flex-none overflow-hidden bg-surface", className);
  const style = { inlineSize: size, blockSize: size };
  if (!source) {
    return (
      <span
        aria-hidden="true"
        style={{ ...style, fontSize: size / 2 }}
        className={classNames(
          box,
          "grid place-items-center bg-accent-soft font-bold font-title text-accent-text",
        )}
      >
        {[...company.name][0]}
      </span>
    );
  }
  return (
    <span style={style} className={box}>
      <CompanyPicture
        source={source}
        alt=""
        width={size}
        height={size}
        eager
        className="size-full"
      />
    </span>
  );
}

import { emit } from "../analytics/events.ts";
import { useCompanySite } from "../company/company-site.tsx";
import { Picture, type PictureProps } from "../ui/picture.tsx";

/** A picture of the company's; one that fails is reported (spec §4, Image failure). */
export function CompanyPicture(props: Omit<PictureProps, "onFallback">) {
  const { token } = useCompanySite().company;
  return (
    <Picture
      {...props}
      onFallback={(source) => emit({ event: "imageError", company: token, source })}
    />
  );
}

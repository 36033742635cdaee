import { Picture, type PictureProps } from "@comanda/ui/controls/picture.tsx";
import { emit } from "../analytics/events.ts";
import { useCompanySite } from "../company/company-site.tsx";

/** Shows a picture of the company; a failed one is reported (conformance 4.102). */
export function CompanyPicture(props: Omit<PictureProps, "onFallback">) {
  const { token } = useCompanySite().company;
  return (
    <Picture
      {...props}
      onFallback={(source) => emit({ event: "imageError", company: token, source })}
    />
  );
}

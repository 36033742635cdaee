import Binoculars from "lucide-react/icons/binoculars";
import Camera from "lucide-react/icons/camera";
import MapPin from "lucide-react/icons/map-pin";
import MessageCircle from "lucide-react/icons/message-circle";
import Music from "lucide-react/icons/music-2";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import { useText } from "../../i18n/text.tsx";
import { chatUrl, safeUrl } from "../../shop/safe-url.ts";
import { useShop } from "../../shop/shop.tsx";

/** The address, leading to the map; only where the company shows it and is on the map (spec §2). */
export function AddressLink() {
  const { address, address_enabled, latitude, longitude } = useShop().company;
  const t = useText();
  if (!address || !address_enabled || latitude === null || longitude === null) return null;
  return (
    <a
      href={`https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t("landing.onTheMap", { address })}
      className="flex min-h-11 items-center hover:underline"
    >
      <span className="max-w-[300px] text-balance">
        <MapPin aria-hidden="true" className="me-1 inline size-4 align-text-bottom" />
        {address}
      </span>
    </a>
  );
}

/** The company's pages elsewhere, those it has. */
export function SocialLinks() {
  const { company, settings } = useShop();
  const t = useText();
  const social = settings.social_networks_settings;
  const links = [
    { name: "WhatsApp", Icon: MessageCircle, href: chatUrl(company.whatsapp) },
    { name: "Instagram", Icon: Camera, href: safeUrl(social?.instagramUrl) },
    { name: "Facebook", Icon: ThumbsUp, href: safeUrl(social?.facebookUrl) },
    { name: "TikTok", Icon: Music, href: safeUrl(social?.tiktokUrl) },
    { name: "Tripadvisor", Icon: Binoculars, href: safeUrl(social?.tripadvisorUrl) },
  ].flatMap(({ href, ...link }) => (href ? [{ href, ...link }] : []));
  if (links.length === 0) return null;
  return (
    <ul aria-label={t("landing.social")} className="my-1 flex flex-wrap justify-center gap-2">
      {links.map(({ name, Icon, href }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            aria-label={name}
            title={name}
            className="grid size-11 place-items-center rounded-full border border-current"
          >
            <Icon aria-hidden="true" className="size-5" />
          </a>
        </li>
      ))}
    </ul>
  );
}

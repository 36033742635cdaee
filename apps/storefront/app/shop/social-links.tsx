import Binoculars from "lucide-react/icons/binoculars";
import Camera from "lucide-react/icons/camera";
import MessageCircle from "lucide-react/icons/message-circle";
import Music from "lucide-react/icons/music-2";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import { useText } from "../i18n/text.tsx";
import { classNames } from "../ui/class-names.ts";
import { chatUrl, safeUrl } from "./safe-url.ts";
import { useShop } from "./shop.tsx";

/** The company's pages elsewhere, those it has. */
export function SocialLinks({ className }: { className?: string }) {
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
    <ul aria-label={t("company.social")} className={classNames("flex flex-wrap gap-2", className)}>
      {links.map(({ name, Icon, href }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            aria-label={name}
            title={name}
            className="grid size-11 place-items-center rounded-full border border-current/30"
          >
            <Icon aria-hidden="true" className="size-5" />
          </a>
        </li>
      ))}
    </ul>
  );
}

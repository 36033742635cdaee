import { classNames } from "@comanda/ui/controls/class-names.ts";
import { safeUrl, whatsappUrl } from "@comanda/ui/web/safe-url.ts";
import { useCompanySite } from "../company/company-site.tsx";
import { useText } from "../i18n/text.ts";

/** Links to the company's chat and its pages on social networks; nothing where it has none. */
export function SocialLinks({ className }: { className?: string }) {
  const { company, settings } = useCompanySite();
  const t = useText();
  const social = settings.social_networks_settings;
  const links = [
    { name: "WhatsApp", mark: "brand-whatsapp", href: whatsappUrl(company.whatsapp) },
    { name: "Instagram", mark: "brand-instagram", href: safeUrl(social?.instagramUrl) },
    { name: "Facebook", mark: "brand-facebook", href: safeUrl(social?.facebookUrl) },
    { name: "TikTok", mark: "brand-tiktok", href: safeUrl(social?.tiktokUrl) },
    { name: "Tripadvisor", mark: "brand-tripadvisor", href: safeUrl(social?.tripadvisorUrl) },
  ].flatMap(({ href, ...link }) => (href ? [{ href, ...link }] : []));
  if (links.length === 0) return null;
  return (
    <ul aria-label={t("company.social")} className={classNames("flex flex-wrap gap-2", className)}>
      {links.map(({ name, mark, href }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            title={name}
            className="grid size-11 place-items-center rounded-full border border-current/30"
          >
            <span className="heard">{name}</span>
            <span aria-hidden="true" className={classNames("brand", mark)} />
          </a>
        </li>
      ))}
    </ul>
  );
}

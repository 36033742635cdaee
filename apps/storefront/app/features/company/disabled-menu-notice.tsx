import { ButtonLink } from "@comanda/ui/controls/button.tsx";
import { Picture } from "@comanda/ui/controls/picture.tsx";
import { whatsappUrl } from "@comanda/ui/web/safe-url.ts";
import { usePageView } from "../../analytics/use-page-view.ts";
import type { RestaurantContact } from "../../company/restaurant-contact.ts";
import { useText } from "../../i18n/text.ts";
import { DishIcon } from "../../lazy/dish-icon.tsx";

type DisabledMenuNoticeProps = {
  providerUrl: string | null;
  /** Null at a host without a restaurant, and where it could not be loaded. */
  contact: RestaurantContact | null;
};

/**
 * Says that the restaurant has disabled its menu, and links to the provider (conformance 2.12, 2.13). Whose menu
 * it is, and how to reach them instead, stands with it.
 */
export function DisabledMenuNotice({ providerUrl, contact }: DisabledMenuNoticeProps) {
  const t = useText();
  usePageView("404");
  return (
    <main className="mx-auto flex min-h-page max-w-md flex-col items-center justify-center gap-4 p-6 text-center">
      {contact ? <Restaurant {...contact} /> : <DishIcon className="h-30 w-40" />}
      <h1 className="text-xl text-balance">{t("disabled.title")}</h1>
      <p className="max-w-[340px] text-md text-balance text-muted">{t("disabled.hint")}</p>
      {contact && <Contact {...contact} />}
      {providerUrl && (
        <ButtonLink
          href={providerUrl}
          look={contact ? "plain" : "primary"}
          className="w-full max-w-[320px]"
        >
          {t("disabled.provider")}
        </ButtonLink>
      )}
    </main>
  );
}

function Restaurant({ name, logo }: RestaurantContact) {
  return (
    <div className="flex flex-col items-center gap-3">
      {logo && (
        <span className="size-20 overflow-hidden rounded-m bg-surface">
          <Picture source={logo} alt="" width={80} height={80} eager className="size-full" />
        </span>
      )}
      <p className="text-md font-bold wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
    </div>
  );
}

function Contact({ phone, address }: RestaurantContact) {
  const t = useText();
  const chat = whatsappUrl(phone);
  return (
    <>
      {chat && (
        <div className="flex w-full max-w-[320px] flex-col gap-2">
          <ButtonLink href={`tel:+${phone}`}>{t("disabled.call")}</ButtonLink>
          <ButtonLink href={chat} look="secondary">
            {t("tracking.message")}
          </ButtonLink>
        </div>
      )}
      {address && <Address {...address} />}
    </>
  );
}

function Address({ text, url }: NonNullable<RestaurantContact["address"]>) {
  const t = useText();
  if (!url) return <p className="text-muted wrap-anywhere">{text}</p>;
  return (
    <ButtonLink href={url} look="plain">
      <span className="heard">{t("tracking.directions")}: </span>
      <bdi>{text}</bdi>
    </ButtonLink>
  );
}

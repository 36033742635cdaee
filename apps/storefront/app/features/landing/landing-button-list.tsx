import { Button, ButtonLink } from "@comanda/ui/controls/button.tsx";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { preloadPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { type LandingButton, landingButtons, type Wifi } from "@comanda/ui/look/landing-buttons.ts";
import { useState } from "react";
import { useCompanySite } from "../../company/company-site.tsx";
import { useMenuLanguage } from "../../company/use-menu-language.ts";
import { useText } from "../../i18n/text.ts";
import { LazySheet } from "../../lazy/lazy-sheet.tsx";
import { useKeepQuery } from "../../links/keep-query.tsx";
import type { LandingPageTheme } from "../../theme/page-theme.ts";

const loadWifi = async () => (await import("./wifi-sheet.tsx")).WifiSheet;

type LandingButtonListProps = {
  theme: LandingPageTheme;
  /** Whether the ways to order stand above as buttons to the menu: then these are the others. */
  isBelowOrderTypes?: boolean;
  className?: string;
};

/** Shows the company's buttons in the shape that it chose; the button to the menu stands out. */
export function LandingButtonList({
  theme,
  isBelowOrderTypes = false,
  className,
}: LandingButtonListProps) {
  const { settings } = useCompanySite();
  const [wifi, setWifi] = useState<Wifi | null>(null);
  const t = useText();
  const buttons = landingButtons(settings.layout_settings?.landing?.contents ?? []).filter(
    ({ name }) => name !== null || !isBelowOrderTypes,
  );
  // In the outlined shape the others among texts are outlined, and the one to the menu is filled.
  const isPrimary = ({ action }: LandingButton) =>
    !isBelowOrderTypes && (action.kind === "menu" || (theme.outlined && !theme.isPhoto));
  return (
    <>
      <div
        style={theme.buttons}
        className={classNames("flex w-full flex-col gap-2.5 empty:hidden", className)}
      >
        {buttons.map((button, index) => (
          <LandingButtonItem
            // biome-ignore lint/suspicious/noArrayIndexKey: names and types may repeat, and the list never changes
            key={index}
            button={button}
            look={isPrimary(button) ? "primary" : "secondary"}
            menuButton={theme.menuButton}
            onWifi={setWifi}
          />
        ))}
      </div>
      <LazySheet
        load={loadWifi}
        title={t("wifi.title")}
        props={{ open: wifi !== null, wifi, onClose: () => setWifi(null) }}
      />
    </>
  );
}

type LandingButtonItemProps = {
  button: LandingButton;
  look: "primary" | "secondary";
  menuButton: LandingPageTheme["menuButton"];
  onWifi: (wifi: Wifi) => void;
};

function LandingButtonItem({ button, look, menuButton, onWifi }: LandingButtonItemProps) {
  const { name, action } = button;
  const t = useText();
  const withQuery = useKeepQuery();
  const languageOf = useMenuLanguage();
  const label = <bdi lang={name ? languageOf(button) : undefined}>{name ?? t("landing.menu")}</bdi>;
  if (action.kind === "menu") {
    return (
      <div style={menuButton} className="flex flex-col">
        <ButtonLink href={withQuery("/products")} look={look}>
          {label}
        </ButtonLink>
      </div>
    );
  }
  if (action.kind === "link") {
    return (
      <ButtonLink href={action.href} look={look}>
        {label}
      </ButtonLink>
    );
  }
  const wifi = action.kind === "wifi" ? action.wifi : null;
  return (
    <Button
      look={look}
      disabled={wifi === null}
      onPointerEnter={() => preloadPart(loadWifi)}
      onClick={() => wifi && onWifi(wifi)}
    >
      {label}
    </Button>
  );
}

import { useState } from "react";
import { useText } from "../../i18n/text.tsx";
import { useKeptQuery } from "../../shop/query.tsx";
import { useShop } from "../../shop/shop.tsx";
import type { LandingTheme } from "../../theme/landing-theme.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { type LandingButton, landingButtons, type Wifi } from "./landing-buttons.ts";
import { WifiSheet } from "./wifi-sheet.tsx";

/** The company's buttons in the shape it chose; the way to the menu stands out. */
export function LandingButtons({ theme }: { theme: LandingTheme }) {
  const { settings } = useShop();
  const [wifi, setWifi] = useState<Wifi | null>(null);
  const buttons = landingButtons(settings.layout_settings?.landing?.contents ?? []);
  return (
    <div className="mt-auto flex w-full flex-col gap-2.5 pt-8 md:mt-0">
      {buttons.map((button, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names and types may repeat, and the list never changes
        <OneButton key={index} button={button} theme={theme} onWifi={setWifi} />
      ))}
      <WifiSheet wifi={wifi} onClose={() => setWifi(null)} />
    </div>
  );
}

type OneButtonProps = {
  button: LandingButton;
  theme: LandingTheme;
  onWifi: (wifi: Wifi) => void;
};

function OneButton({ button, theme, onWifi }: OneButtonProps) {
  const { name, action } = button;
  const t = useText();
  const withQuery = useKeptQuery();
  const label = name ?? t("landing.menu");
  const className = classNames(
    theme.rounded && "rounded-full!",
    theme.outlined && "border-2! border-current! bg-transparent! text-landing-ink!",
  );
  if (action.kind === "menu") {
    return (
      <ButtonLink href={withQuery("/products")} className={className}>
        {label}
      </ButtonLink>
    );
  }
  if (action.kind === "link") {
    return (
      <ButtonLink href={action.href} look="secondary" className={className}>
        {label}
      </ButtonLink>
    );
  }
  const wifi = action.kind === "wifi" ? action.wifi : null;
  return (
    <Button
      look="secondary"
      className={className}
      disabled={wifi === null}
      onClick={() => wifi && onWifi(wifi)}
    >
      {label}
    </Button>
  );
}

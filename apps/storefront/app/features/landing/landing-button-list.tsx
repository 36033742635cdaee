import { Button, ButtonLink } from "@comanda/ui/controls/button.tsx";
import { type LandingButton, landingButtons, type Wifi } from "@comanda/ui/look/landing-buttons.ts";
import { useState } from "react";
import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { useKeepQuery } from "../../links/keep-query.tsx";
import type { LandingPageTheme } from "../../theme/page-theme.ts";
import { WifiSheet } from "./wifi-sheet.tsx";

/** Shows the company's buttons in the shape that it chose; the button to the menu stands out. */
export function LandingButtonList({ theme }: { theme: LandingPageTheme }) {
  const { settings } = useCompanySite();
  const [wifi, setWifi] = useState<Wifi | null>(null);
  const buttons = landingButtons(settings.layout_settings?.landing?.contents ?? []);
  return (
    <>
      <div style={theme.buttons} className="mt-auto flex w-full flex-col gap-2.5 pt-8 md:mt-0">
        {buttons.map((button, index) => (
          <LandingButtonItem
            // biome-ignore lint/suspicious/noArrayIndexKey: names and types may repeat, and the list never changes
            key={index}
            button={button}
            outlined={theme.outlined}
            onWifi={setWifi}
          />
        ))}
      </div>
      <WifiSheet wifi={wifi} onClose={() => setWifi(null)} />
    </>
  );
}

type LandingButtonItemProps = {
  button: LandingButton;
  outlined: boolean;
  onWifi: (wifi: Wifi) => void;
};

function LandingButtonItem({ button, outlined, onWifi }: LandingButtonItemProps) {
  const { name, action } = button;
  const t = useText();
  const withQuery = useKeepQuery();
  const label = name ?? t("landing.menu");
  // In the outlined shape all buttons look the same.
  const look = outlined ? "primary" : "secondary";
  if (action.kind === "menu") {
    return (
      <ButtonLink href={withQuery("/products")}>
        <bdi>{label}</bdi>
      </ButtonLink>
    );
  }
  if (action.kind === "link") {
    return (
      <ButtonLink href={action.href} look={look}>
        <bdi>{label}</bdi>
      </ButtonLink>
    );
  }
  const wifi = action.kind === "wifi" ? action.wifi : null;
  return (
    <Button look={look} disabled={wifi === null} onClick={() => wifi && onWifi(wifi)}>
      <bdi>{label}</bdi>
    </Button>
  );
}

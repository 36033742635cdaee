import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { useText } from "../../../i18n/text.ts";
import { callingCode, countryName } from "./countries.ts";
import { CountrySheet } from "./country-sheet.tsx";
import { Flag } from "./flag.tsx";

type CountryButtonProps = { country: string; onChoose: (country: string) => void };

/**
 * Shows the button with the flag and calling code of a phone number; it opens the list of countries.
 */
export function CountryButton({ country, onChoose }: CountryButtonProps) {
  const t = useText();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const code = callingCode(country);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t("checkout.countryChosen", { country: countryName(country, locale), code })}
        onClick={() => setOpen(true)}
        className="flex min-h-13 flex-none items-center gap-1.5 rounded-m border border-field bg-surface px-3"
      >
        <Flag country={country} />
        <span className="tabular text-md" dir="ltr">
          +{code}
        </span>
        <ChevronDown className="size-4 text-muted" aria-hidden="true" />
      </button>
      <CountrySheet
        open={open}
        chosen={country}
        onClose={() => setOpen(false)}
        onChoose={(chosen) => {
          setOpen(false);
          onChoose(chosen);
        }}
      />
    </>
  );
}

import { cssColor, parseColor } from "@comanda/ui/look/color.ts";
import type { LookAdvice } from "@comanda/ui/look/look-advice.ts";
import type { ReactNode } from "react";
import { useText } from "../../i18n/text.ts";
import { FoldedCard } from "../../parts/folded/folded-card.tsx";
import type { SettingsForm } from "./use-settings-section.ts";

type LookCardProps = {
  form: SettingsForm;
  title: string;
  hint?: string;
  /** The name for screen readers, where cards of one page have the same title. */
  label?: string;
  /** What the closed card says below its title. */
  facts: readonly (string | false)[];
  /** The paths of its fields, or of what they are below. */
  fields: readonly string[];
  /** The paths of the colours that the closed card shows. */
  colors?: readonly string[];
  advice?: ReadonlyMap<string, LookAdvice>;
  children: ReactNode;
};

/** A part of the look, closed at first: its line has its colours, and says where guests see others. */
export function LookCard(props: LookCardProps) {
  const { form, title, hint, label, facts, fields, colors = [], advice, children } = props;
  const t = useText();
  const chosen = colors.map((path) => ({ path, color: String(form.get(path) ?? "") }));
  const isChanged = chosen.some(({ path, color }) => {
    const kind = advice?.get(path)?.kind;
    return (color !== "" && !parseColor(color)) || (kind !== undefined && kind !== "unused");
  });
  return (
    <FoldedCard
      title={title}
      hint={hint}
      label={label}
      facts={facts}
      warning={isChanged ? t("settings.look.changedColor") : undefined}
      end={<ColorSamples colors={chosen.map(({ color }) => color)} />}
      isWrong={form.isWrongBelow(fields)}
    >
      {children}
    </FoldedCard>
  );
}

/** Each colour once, as a small square; those that cannot be read are left out. */
function ColorSamples({ colors }: { colors: readonly string[] }) {
  const samples = new Set(
    colors.map((color) => {
      const read = parseColor(color);
      return read && cssColor(read);
    }),
  );
  samples.delete(null);
  return (
    <span aria-hidden="true" className="flex flex-none gap-1 empty:hidden">
      {[...samples].map((color) => (
        <span
          key={color}
          style={{ background: color ?? undefined }}
          className="size-4 rounded-xs border border-field"
        />
      ))}
    </span>
  );
}

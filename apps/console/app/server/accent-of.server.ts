import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";

/** The company's own colour, as its storefront has it; null where none is set. */
export function accentOf({
  layout_settings,
}: Pick<EcommerceSettings, "layout_settings">): string | null {
  const look = layout_settings?.product;
  return (
    look?.secondary_color ??
    look?.content?.secondary_color ??
    look?.buttons_icons?.background_color ??
    null
  );
}

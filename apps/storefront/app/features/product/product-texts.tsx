import type { Product } from "@comanda/contract/companies/menu";
import { useCompanySite } from "../../company/company-site.tsx";
import { useMenuLanguage } from "../../company/use-menu-language.ts";

/** Shows a product's name and description; below a translated name the one that the staff say. */
export function ProductTexts({ product }: { product: Product }) {
  const { company } = useCompanySite();
  const lang = useMenuLanguage();
  const { name, description, original_texts } = product;
  const original = original_texts?.name;
  return (
    <>
      {/* Its own direction is the page's: the room for the close button is on the button's side. */}
      <h2 lang={lang(product)} className="text-lg">
        <bdi>{name}</bdi>
      </h2>
      {original && original !== name && (
        <p dir="auto" lang={company.language ?? undefined} className="mt-0.5 text-sm text-muted">
          {original}
        </p>
      )}
      {description && (
        <p
          dir="auto"
          lang={lang(product, "description")}
          className="mt-2 whitespace-pre-line text-muted"
        >
          {description}
        </p>
      )}
    </>
  );
}

import type { Product } from "@comanda/contract/companies/menu";
import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import type { Unsold } from "../../ordering/unsold.ts";
import { UnsoldNote } from "../../ordering/unsold-note.tsx";

const loadDietary = async () => (await import("../../dietary/dietary-details.tsx")).DietaryDetails;

/** Says when a product is sold next, and its diets and allergens. */
export function ProductFacts({ product, unsold }: { product: Product; unsold: Unsold | null }) {
  const { allergens, diets } = product;
  return (
    <>
      {unsold && <UnsoldNote unsold={unsold} />}
      {Boolean(allergens ?? diets?.length) && (
        <LazyPart load={loadDietary} props={{ allergens, diets }} />
      )}
    </>
  );
}

import type { Product } from "@comanda/contract/companies/menu";
import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { withLaterMessages } from "../../i18n/with-later-messages.ts";
import type { NotOnSale } from "../../ordering/not-on-sale.ts";

const load = withLaterMessages(
  async () => (await import("../../dietary/dietary-details.tsx")).DietaryDetails,
);

/** Says when a product is sold next, and its diets and allergens. */
export function ProductFacts(props: { product: Product; notOnSale: NotOnSale | null }) {
  const { allergens, diets } = props.product;
  return (
    Boolean(props.notOnSale ?? allergens ?? diets?.length) && <LazyPart load={load} props={props} />
  );
}

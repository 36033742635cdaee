import { useMemo, useState } from "react";
import { Outlet } from "react-router";
import { serverApi } from "../shop/api.server.ts";
import { useFreshMenu, useWhatIsThere, whenRefreshed } from "../shop/menu-refresh.ts";
import { optionalCall } from "../shop/optional-call.server.ts";
import { loadMenu, requestedHost } from "../shop/shop.server.ts";
import { type LoadedMenu, MenuProvider, type Offers, useShop } from "../shop/shop.tsx";
import { orWhatIsThere } from "../shop/what-is-there.ts";
import { LazyPart } from "../ui/lazy-part.tsx";
import type { Route } from "./+types/menu-layout";

const loadMissing = async () => (await import("../shop/late-parts.tsx")).MissingPart;
const loadOffers = async () => (await import("../shop/late-parts.tsx")).LateOffers;

/** The menu and the cart share one loaded menu: walking between them asks the server nothing. */
export function loader({ request, context }: Route.LoaderArgs) {
  const api = serverApi(context, request);
  return loadMenu({ api, host: requestedHost(request), optional: optionalCall(context) });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return orWhatIsThere("menu", serverLoader, (fresh, known) =>
    isWhole(fresh) ? fresh : withMissing(fresh, known),
  );
}

function isWhole({ categories, orderSettings, paymentMethods, offers }: LoadedMenu): boolean {
  const parts = [categories, orderSettings, paymentMethods, offers.coupons, offers.loyalty];
  return !parts.includes(null);
}

/** What is new is never given up because the code that completes it cannot be had. */
async function withMissing(fresh: LoadedMenu, known: LoadedMenu): Promise<LoadedMenu> {
  const late = await import("../shop/late-parts.tsx").catch(() => null);
  return late ? late.withKnownParts(fresh, known) : fresh;
}

export const shouldRevalidate = whenRefreshed;

/** What came too late for the page is asked for again; without its dishes it says so. */
export default function MenuLayout({ loaderData }: Route.ComponentProps) {
  const { company, missing } = useShop();
  const [late, setLate] = useState<Partial<Offers>>({});
  useWhatIsThere("menu", loaderData);
  useFreshMenu();
  const { categories, offers: known } = loaderData;
  const coupons = known.coupons ?? late.coupons ?? false;
  const loyalty = known.loyalty ?? late.loyalty ?? false;
  const onFound = (found: Partial<Offers>) => setLate((before) => ({ ...before, ...found }));
  // The same object at each walk through the pages: every product reads it.
  const menu = useMemo(
    () => categories && { ...loaderData, categories, offers: { coupons, loyalty } },
    [loaderData, categories, coupons, loyalty],
  );
  if (!menu) {
    return (
      <main className="p-4">
        <h1 className="mb-3 text-lg">{company.name}</h1>
        <LazyPart load={loadMissing} props={{}} />
      </main>
    );
  }
  return (
    <MenuProvider menu={menu}>
      {(known.coupons === null || known.loyalty === null) && (
        <LazyPart load={loadOffers} props={{ companyId: company.id, known, onFound }} />
      )}
      {missing.settings && <LazyPart load={loadMissing} props={{}} />}
      <Outlet />
    </MenuProvider>
  );
}

import type { ServeStaff } from "../../http/serve-staff.ts";
import {
  type ProviderKeysDeps,
  removePaymentProvider,
  setPaymentProvider,
} from "./change-provider-keys.ts";
import { listCompanyProviders } from "./list-company-providers.ts";

/** Serves the keys of payment providers; refusals as in each use case. */
export function providerKeysRoutes(serve: ServeStaff, deps: ProviderKeysDeps): void {
  serve("listPaymentProviders", ({ member }) => listCompanyProviders(deps, member.companyId));
  serve("setPaymentProvider", ({ member, params, body }) =>
    setPaymentProvider(deps, member, params.providerId, body),
  );
  serve("removePaymentProvider", ({ member, params, body }) =>
    removePaymentProvider(deps, member, params.providerId, body),
  );
}

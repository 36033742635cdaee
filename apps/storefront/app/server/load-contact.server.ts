import type { RouterContextProvider } from "react-router";
import type { RestaurantContact } from "../company/restaurant-contact.ts";
import { mapUrl } from "../links/map-url.ts";
import { pictureSource } from "../media/picture-source.ts";
import { failureStatus } from "./failure-status.server.ts";
import { requestHostname } from "./load-company.server.ts";
import { serverApi } from "./server-api.server.ts";
import { configContext, logErrorContext } from "./server-context.ts";

type LoaderArgs = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * Loads how a guest reaches the restaurant of this host without its menu. Null at a host without a restaurant,
 * and where the API does not answer: the page is shown without it.
 */
export async function loadContact({
  request,
  context,
}: LoaderArgs): Promise<RestaurantContact | null> {
  try {
    const api = serverApi(context, request);
    const host = requestHostname(request);
    const { company_id: companyId } = await api("findHost", { params: { host } });
    const company = await api("readCompany", { params: { companyId } });
    const { name, whatsapp, address, address_enabled, logo_url } = company;
    if (!name) return null;
    return {
      name,
      logo: pictureSource(context.get(configContext), "logo", logo_url),
      phone: whatsapp?.replace(/\D/gu, "").replace(/^00/u, "") || null,
      address: address_enabled && address ? { text: address, url: mapUrl(company) } : null,
    };
  } catch (error) {
    if (failureStatus(error) !== 404) context.get(logErrorContext)(error);
    return null;
  }
}

import type { ApiContext } from "../context/api-context.ts";
import type { ServeStaff } from "../http/serve-staff.ts";
import { type SettingsContext, updateSettings } from "./edit-settings.ts";
import { listSettings } from "./list-settings.ts";
import { measureDeliveryRoute } from "./measure-delivery-route.ts";
import { type UploadContext, uploadPicture } from "./pictures/upload-picture.ts";
import { readSettings } from "./read-settings.ts";

/** Serves the settings of the import file. Refusals are those of the use cases. */
export function settingsRoutes(
  serveStaff: ServeStaff,
  context: ApiContext & SettingsContext & UploadContext,
): void {
  serveStaff("listSettings", ({ member }) => listSettings(context, member.companyId));
  serveStaff("readSettings", ({ member, params }) =>
    readSettings(context, member.companyId, params.section),
  );
  serveStaff("updateSettings", ({ member, params, body }) =>
    updateSettings(context, member, params.section, body),
  );
  serveStaff("measureDeliveryRoute", ({ member, query }) =>
    measureDeliveryRoute(context, member.companyId, query),
  );
  serveStaff("uploadSettingsPicture", ({ member, params, body }) =>
    uploadPicture(context, member.companyId, body, params.use),
  );
}

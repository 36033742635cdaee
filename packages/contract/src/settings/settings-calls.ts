import { staffRead, staffReplace, staffUpload } from "../calls/staff-call-kinds.ts";
import { PICTURE_TYPES } from "../menu/menu-calls.ts";

/** Bytes; more than 5,000 tables or the largest zones have. */
const SECTION_BYTES = 8 * 1024 * 1024;
const PICTURE_BYTES = 20 * 1024 * 1024;

const SETTINGS = "/ms-settings/companies/{companyId}" as const;

/**
 * The calls that read and change the settings of the import file. A section may need a further
 * permission to be changed: `write` in `SETTINGS_SECTIONS`.
 */
export const settingsCalls = {
  listSettings: staffRead(`${SETTINGS}/settings`, "settings.read"),
  readSettings: staffRead(`${SETTINGS}/settings/{section}`, "settings.read"),
  updateSettings: staffReplace(`${SETTINGS}/settings/{section}`, "settings.write", SECTION_BYTES),
  measureDeliveryRoute: staffRead(`${SETTINGS}/delivery-route`, "settings.read"),
  checkDomain: staffRead(`${SETTINGS}/domain-check`, "business.write"),
  uploadSettingsPicture: staffUpload(
    `${SETTINGS}/pictures/{use}`,
    "settings.write",
    PICTURE_BYTES,
    PICTURE_TYPES,
  ),
} as const;

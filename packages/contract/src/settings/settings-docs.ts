import type { CallDoc } from "../calls/call-doc.ts";
import type { settingsCalls } from "./settings-calls.ts";

/** The documentation of `settingsCalls`, under the same names. */
export const settingsDocs = {
  listSettings: {
    summary: "Read one line of what is set, by section",
    errors: ["company_not_found"],
  },
  readSettings: {
    summary: "Read a section of the settings as it is edited",
    description:
      "`value` has the fields of the section as the import file nests them; docs/settings.md lists them.",
    errors: ["company_not_found"],
  },
  updateSettings: {
    summary: "Replace a section of the settings",
    description:
      "A field of the section that is absent in `value` is deleted; fields of other sections are refused. Counters stay as they are. `revision` is what the sender has seen. If the section differs now, nothing is written: `part_changed` has it in `parts` as it is. The whole company is checked by all rules of the import; `invalid_part` has the faults with paths in `value`, `part_in_use` those elsewhere. `payments` and `site` need the permission `business.write`.",
    errors: ["company_not_found", "forbidden", "part_changed", "invalid_part", "part_in_use"],
    example: {
      revision: "c2FtcGxlLXJldmlzaW9u",
      value: {
        company: {
          business_hours_settings: { friday: { hours: [{ open: "18:00", close: "02:00" }] } },
          special_dates: [{ date: "2026-12-25", name: "Christmas", hours: [] }],
        },
      },
    },
  },
  measureDeliveryRoute: {
    summary: "Measure the way by road from the restaurant to a place",
    description:
      "What a price by kilometres is computed from. `meters` is null where no routing provider is set or it knows no way, and where the restaurant has no position: prices then assume 1.3 times the straight line.",
    errors: ["company_not_found"],
  },
  checkDomain: {
    summary: "Check whether a name leads to this server",
    description:
      "Asks name servers for the addresses of `name` and of this server, which is the console's host, and opens no connection to either. `records` are what to set at the name's registrar. `proof` is the TXT record that proves that the name is this company's, where it needs one: another company has it (`taken`) or this one lost it (`released`), and saving it with the record gives it to this one; or no DNS has proven it yet (`unproven`), and it is taken from the company at `release_at`, which is null while it is its last name or guests have ordered in the last 30 days; a server without `CONSOLE_URL` or without a public address takes none and says nothing. Names of a local network, such as `demo.localhost`, are refused.",
    errors: ["invalid_params"],
  },
  uploadSettingsPicture: {
    summary: "Upload a logo or a background",
    description:
      "The body is the picture itself. It is rendered as pictures of the import are. A picture that nothing uses is deleted after a day.",
    errors: [
      "company_not_found",
      "invalid_picture",
      "too_many_pixels",
      "pictures_full",
      "unsupported_media_type",
      "payload_too_large",
      "incomplete_body",
    ],
  },
} satisfies Record<keyof typeof settingsCalls, CallDoc>;

import type { Problem } from "@comanda/contract/calls/problems";
import type { SettingsSection } from "@comanda/contract/settings/settings-sections";
import type { SettingsValue } from "@comanda/contract/settings/settings-value";
import type { StaffCallAnswer } from "@comanda/contract/staff/staff-call-schemas";
import type { Role } from "@comanda/domain/staff/permissions";
import type { TestApp } from "../../testing/create-test-app.ts";
import { signedInAs } from "../../testing/staff-members.ts";

type Facts = Partial<Pick<Problem, "code" | "errors" | "changed" | "parts">>;
type Read<Section extends SettingsSection> = Omit<StaffCallAnswer<"updateSettings">, "value"> &
  Facts & { value: SettingsValue<Section> };

const pathOf = (section: string) => `/ms-settings/companies/tacos/settings/${section}`;

/** Reads a section of the settings as an owner, with its revision. */
export async function readSection<Section extends SettingsSection>(api: TestApp, section: Section) {
  return (await api.send<Read<Section>>("GET", pathOf(section), signedInAs("owner"))).body;
}

/** Sends a section as an editor whose page shows `revision`. */
export function putSection<Section extends SettingsSection>(
  api: TestApp,
  section: Section,
  body: { revision: string; value: unknown },
  role: Role = "owner",
) {
  return api.send<Read<Section>>("PUT", pathOf(section), { ...signedInAs(role), body });
}

/** Replaces a section by what `change` makes of it. */
export async function changeSection<Section extends SettingsSection>(
  api: TestApp,
  section: Section,
  change: (value: SettingsValue<Section>) => unknown,
  role: Role = "owner",
) {
  const { revision, value } = await readSection(api, section);
  return putSection(api, section, { revision, value: change(value) }, role);
}

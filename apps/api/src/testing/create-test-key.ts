import {
  API_KEY_PERMISSIONS,
  type ApiKeyPermission,
} from "@comanda/domain/integrations/api-key-permissions";
import { expect } from "vitest";
import { newId } from "../shared/new-id.ts";
import type { TestApp } from "./create-test-app.ts";
import { signedInAs } from "./staff-members.ts";

export type TestKey = { id: string; token: string; headers: { authorization: string } };

/** Makes an API key of a company as its owner; `headers` prove it. */
export async function createTestKey(
  api: TestApp,
  permissions: readonly ApiKeyPermission[] = API_KEY_PERMISSIONS,
  { company = "tacos", expires_at = null as string | null, name = "Point of sale" } = {},
): Promise<TestKey> {
  const body = { id: newId(), name, permissions, expires_at };
  const answer = await api.send<{ token: string; key: { id: string } }>(
    "POST",
    `/ms-integrations/companies/${company}/api-keys`,
    { ...signedInAs("owner", company), body },
  );
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { token, key } = answer.body;
  return { id: key.id, token, headers: { authorization: `Bearer ${token}` } };
}

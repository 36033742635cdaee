import { type HoursCase, hoursCases } from "@comanda/domain/testing/hours-cases";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/create-test-app.ts";
import { createDraft, patchOrder, refusalBody } from "../../testing/order-flow.ts";
import { smallCompany } from "../../testing/small-company.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([]);
});
afterAll(() => api.close());

/** The small company with the hours of a case, and the clock before the case. */
async function open({ hours, timezone, country, now }: HoursCase, later = false): Promise<void> {
  const file = smallCompany();
  file.company.timezone = timezone;
  file.company.country = { country_code: country };
  file.company.business_hours_settings = hours;
  file.ecommerce_settings.takeaway = { active: true, scheduled_orders_enabled: later };
  await api.store(file);
  api.now = now;
}

const closed = (code: string, turn: Date | null) =>
  refusalBody(409, "not_orderable", {
    reasons: [{ code, opensAt: turn?.toISOString() ?? null }],
    next_at: turn?.toISOString() ?? null,
  });

// The domain and the screens are tested with the same table.
test.each(hoursCases)("an order: $title", async (hoursCase) => {
  const { changesAt: turn } = hoursCase;
  await open(hoursCase);
  const made = await createDraft(api);
  if (hoursCase.open) {
    expect(made).toMatchObject({ status: 201 });
    expect(await patchOrder(api, made.body.id)).toMatchObject({
      status: 200,
      body: { status: "PENDING" },
    });
    return;
  }
  expect(made).toMatchObject(closed("closed", turn));
  if (!turn) return;
  api.now = turn;
  expect(await createDraft(api)).toMatchObject({ status: 201 });
});

test.each(hoursCases.filter(({ changesAt: turn }) => turn))(
  "an earlier draft is placed only while the restaurant is open: $title",
  async (hoursCase) => {
    await open(hoursCase, true);
    const made = await createDraft(api);
    expect(made).toMatchObject({ status: 201 });
    const answer = await patchOrder(api, made.body.id);
    if (hoursCase.open) expect(answer).toMatchObject({ status: 200, body: { status: "PENDING" } });
    else expect(answer).toMatchObject(closed("schedule_required", hoursCase.changesAt));
  },
);

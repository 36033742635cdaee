import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { loadCatalog } from "../i18n/catalogs.ts";
import { AgePill } from "./age-pill.tsx";
import { Avatar } from "./avatar.tsx";
import { Banner } from "./banner.tsx";
import { Button } from "./button.tsx";
import { Count } from "./count.tsx";
import { EmptyState } from "./empty-state.tsx";
import { Field, TextAreaField } from "./field.tsx";
import { Segmented } from "./segmented.tsx";
import { StatePill } from "./state-pill.tsx";
import { SwitchField } from "./switch-field.tsx";

const ignore = () => undefined;

beforeAll(() => loadCatalog("en"));

test("a busy button is disabled and says that it is busy", () => {
  const html = renderToStaticMarkup(
    <Button look="solid" size="xl" busy>
      Accept
    </Button>,
  );
  expect(html).toContain('disabled="" aria-busy="true"');
  expect(renderToStaticMarkup(<Button look="tonal">Ready</Button>)).not.toContain("disabled=");
});

test("an order's age has a ring that fills until it is late, and then a triangle", () => {
  const ring = (passed: number) =>
    renderToStaticMarkup(
      <AgePill age="due" passed={passed}>
        2 min left
      </AgePill>,
    );
  expect(ring(0.5)).toContain('stroke-dasharray="25.13 50.27"');
  expect(ring(-1)).toContain('stroke-dasharray="0.00 50.27"');
  expect(ring(7)).toContain('stroke-dasharray="50.27 50.27"');
  const late = renderToStaticMarkup(
    <AgePill age="late" passed={1}>
      Late 4 min
    </AgePill>,
  );
  expect(late).toContain("Late 4 min");
  expect(late).not.toContain("stroke-dasharray");
});

test("a field is described by its error, which takes the place of its hint", () => {
  const html = renderToStaticMarkup(<Field label="Name" hint="As on the menu" error="Missing" />);
  const notes = /aria-describedby="([^"]+)"/u.exec(html)?.[1];
  expect(html).toContain(`id="${notes}"`);
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain("Missing");
  expect(html).not.toContain("As on the menu");
});

test("a text of several lines has the same label and hint", () => {
  const html = renderToStaticMarkup(<TextAreaField label="For guests" hint="They read this" />);
  expect(html).toContain("<textarea");
  expect(html).toContain("They read this");
  expect(html).toContain('aria-invalid="false"');
});

test("a switch says its state and its hint to screen readers", () => {
  const html = renderToStaticMarkup(
    <SwitchField label="Delivery" hint="until 21:15" checked onChange={ignore} />,
  );
  expect(html).toContain('role="switch"');
  expect(html).toContain('checked=""');
  expect(html).toMatch(/aria-describedby="[^"]+"/u);
});

test("a choice has one chosen option, or none", () => {
  const options = [10, 15].map((value) => ({ value, label: `${value}` }));
  const choice = (value: number | null) =>
    renderToStaticMarkup(
      <Segmented label="Minutes" value={value} options={options} onChange={ignore} look="row" />,
    );
  expect(choice(15).match(/checked=""/gu)).toHaveLength(1);
  expect(choice(null)).not.toContain('checked=""');
  expect(choice(15)).toContain("<legend");
});

test("a banner is announced at once", () => {
  const html = renderToStaticMarkup(
    <Banner
      icon={null}
      title="Not connected since 20:38"
      action={<button type="button">Try</button>}
    >
      New orders do not reach this tablet.
    </Banner>,
  );
  expect(html).toContain('role="alert"');
  expect(html.indexOf("Not connected")).toBeLessThan(html.indexOf("Try"));
});

test("an avatar is hidden from screen readers, because the name stands beside it", () => {
  const html = renderToStaticMarkup(<Avatar name="Lucía" />);
  expect(html).toContain('aria-hidden="true"');
  expect(html).toContain("LU");
});

test("pills, counts and empty lists show their words", () => {
  expect(renderToStaticMarkup(<StatePill tone="danger">Sold out</StatePill>)).toContain("Sold out");
  expect(renderToStaticMarkup(<Count hot>2</Count>)).toContain("bg-accent");
  expect(renderToStaticMarkup(<EmptyState title="Nothing" text="Tap a dish" />)).toContain(
    "Tap a dish",
  );
});

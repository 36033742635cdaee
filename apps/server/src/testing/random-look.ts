import fc from "fast-check";

const part = fc.nat(255).map((value) => value.toString(16).padStart(2, "0"));
const color = fc.tuple(part, part, part).map((parts) => `#${parts.join("")}`);
const perhaps = fc.option(color);

const body = fc.record({
  background_type: fc.constantFrom("flat_color", "gradient", "image"),
  background_color: perhaps,
  degraded_color: fc.record({ degraded_1: color, degraded_2: color }),
  background_image: fc.constant({ desktop_url: "wide.webp", mobile_thumbnail_url: "small.webp" }),
});

const buttons_icons = fc.record({
  form: fc.constantFrom("filled_squared", "filled_rounded", "outlined_squared", "outlined_pill"),
  background_color: perhaps,
  text_color: perhaps,
});

/** Valid colours and forms of a company, whether they fit each other or not. */
export const randomLook = fc.record({
  product: fc.record({
    body,
    buttons_icons,
    secondary_color: perhaps,
    content: fc.record({ text_color: perhaps }),
  }),
  landing: fc.record({
    arrangement: fc.constantFrom("centered", "photo"),
    body,
    buttons_icons,
    title: fc.record({ text_color: perhaps }),
    content: fc.record({ text_color: perhaps }),
  }),
});

/** Settings with another look. */
export function withLook<Settings extends { layout_settings?: object | null }>(
  settings: Settings,
  look: object,
): Settings {
  return { ...settings, layout_settings: merged(settings.layout_settings, look) };
}

function merged(base: object | null | undefined, look: object): object {
  const result: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(look)) {
    const isGroup = typeof value === "object" && value !== null;
    result[name] = isGroup ? merged(result[name] as object | null, value) : value;
  }
  return result;
}

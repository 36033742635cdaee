import * as v from "valibot";
import {
  falseByDefault,
  list,
  nullByDefault,
  text,
  trueByDefault,
} from "../fields/field-schemas.ts";
import { OriginalTexts, TitleTranslations, translatedName } from "../fields/translations.ts";
import { MAX_LANDING_BUTTONS } from "../rules/import-file-rules.ts";

const Color = text(64);
export const Url = text(2048);

const Gradient = v.object({ degraded_1: nullByDefault(Color), degraded_2: nullByDefault(Color) });

const BackgroundImage = v.object({
  desktop_url: nullByDefault(Url),
  mobile_url: nullByDefault(Url),
  desktop_thumbnail_url: nullByDefault(Url),
  mobile_thumbnail_url: nullByDefault(Url),
});

const Body = v.object({
  background_type: v.nullish(v.picklist(["flat_color", "gradient", "image"]), "flat_color"),
  background_color: nullByDefault(Color),
  degraded_color: nullByDefault(Gradient),
  background_image: nullByDefault(BackgroundImage),
});

const Buttons = v.object({
  form: nullByDefault(text(40)),
  background_color: nullByDefault(Color),
  text_color: nullByDefault(Color),
});

const Content = v.object({
  font: nullByDefault(text(40)),
  text_color: nullByDefault(Color),
  secondary_color: nullByDefault(Color),
});

const LandingContent = v.object({
  id: nullByDefault(v.union([v.string(), v.number()])),
  name: nullByDefault(text(120)),
  order: nullByDefault(v.number()),
  status: nullByDefault(v.union([v.string(), v.boolean()])),
  type: nullByDefault(text(40)),
  /** A number if another backend writes a phone number as one. */
  value: nullByDefault(v.union([v.string(), v.number(), v.record(v.string(), v.unknown())])),
  translations: translatedName(120),
  original_texts: OriginalTexts,
});

const LandingLayout = v.object({
  /** How the page is laid out: `photo` has a large picture first; `centered`, or absent, has it behind. */
  arrangement: v.nullish(v.picklist(["centered", "photo"])),
  title: nullByDefault(
    v.object({
      name: nullByDefault(text(160)),
      summary: nullByDefault(text(600)),
      font: nullByDefault(text(40)),
      text_color: nullByDefault(Color),
      translations: TitleTranslations,
      original_texts: OriginalTexts,
    }),
  ),
  content: nullByDefault(Content),
  body: nullByDefault(Body),
  buttons_icons: nullByDefault(Buttons),
  contents: list(LandingContent, MAX_LANDING_BUTTONS),
  footer: nullByDefault(
    v.object({ download_app_enabled: falseByDefault, promotion_enabled: trueByDefault }),
  ),
});

const ProductLayout = v.object({
  body: nullByDefault(Body),
  buttons_icons: nullByDefault(Buttons),
  content: nullByDefault(Content),
  secondary_color: nullByDefault(Color),
});

/** How the pages of a company look: the landing page, and all others. */
export const LayoutSettings = v.object({
  landing: nullByDefault(LandingLayout),
  product: nullByDefault(ProductLayout),
});

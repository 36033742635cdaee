type Text = string | null | undefined;

/** A background as the import file has it: one colour, a gradient of two, or a picture. */
export type BackgroundSettings = {
  background_type?: Text;
  background_color?: Text;
  degraded_color?: { degraded_1?: Text; degraded_2?: Text } | null;
  background_image?: {
    desktop_url?: Text;
    mobile_url?: Text;
    desktop_thumbnail_url?: Text;
    mobile_thumbnail_url?: Text;
  } | null;
};

export type ButtonSettings = { form?: Text; background_color?: Text; text_color?: Text };

export type ContentSettings = { font?: Text; text_color?: Text; secondary_color?: Text };

/** A button of the landing page; what `value` is depends on `type`. */
export type LandingContent = {
  id?: string | number | null;
  name?: Text;
  /** The company's own words, where `name` is translated. */
  original_texts?: { name?: string } | null;
  order?: number | null;
  status?: string | boolean | null;
  type?: Text;
  value?: unknown;
};

export type LandingSettings = {
  /** `photo` for a large picture above the texts; everything else is the page with texts in its middle. */
  arrangement?: Text;
  title?: { name?: Text; summary?: Text; font?: Text; text_color?: Text } | null;
  content?: ContentSettings | null;
  body?: BackgroundSettings | null;
  buttons_icons?: ButtonSettings | null;
  contents?: readonly LandingContent[] | null;
};

export type ProductSettings = {
  body?: BackgroundSettings | null;
  buttons_icons?: ButtonSettings | null;
  content?: ContentSettings | null;
  secondary_color?: Text;
};

/** What a company chose for its look: the part of its settings that the themes read. */
export type LookSettings = {
  layout_settings?: { landing?: LandingSettings | null; product?: ProductSettings | null } | null;
};

/** What the preview shows of the company besides its look. */
export type PreviewCompany = {
  name: string;
  /** The address of the logo; null where it has none. */
  logo: string | null;
  /** The first categories of the menu. */
  categories: readonly string[];
  /** The first dishes of the first category, with their prices as guests read them. */
  dishes: readonly PreviewDish[];
};

export type PreviewDish = {
  id: string;
  name: string;
  description: string | null;
  price: string | null;
  /** The address of the picture; null where it has none. */
  picture: string | null;
};

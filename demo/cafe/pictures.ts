import {
  type CompanyPictures,
  type FoodPicture,
  foodPair,
  plated,
  singleFood,
} from "../drawing/picture.ts";

const oat = "#efe7da";
const fog = "#dfe7ea";
const marigold = "#f9e3b4";
const pistachio = "#e2ebd3";
const blush = "#f5e0da";
const lavender = "#e6e2f0";
const dew = "#d8ebe6";
const honey = "#f3d9b0";

const pictures: Record<string, FoodPicture> = {
  "two-eggs": plated(fog, "1f953", "1f373"),
  "garden-omelet": plated(pistachio, "1f96c", "1f95a"),
  benedict: plated(blush, "1f356", "1f95a"),
  shakshuka: plated(honey, "1f958"),
  migas: plated(marigold, "1f336-fe0f", "1f373"),
  "breakfast-tacos": plated(dew, "1f32e"),
  biscuit: plated(oat, "1f953", "1f354"),
  burrito: plated(marigold, "1f32f"),
  "steak-eggs": plated(lavender, "1f969", "1f373"),

  pancakes: plated(marigold, "1f95e"),
  "blueberry-pancakes": plated(lavender, "1fad0", "1f95e"),
  waffle: plated(honey, "1f9c7"),
  "french-toast": plated(blush, "1f353", "1f35e"),
  "lemon-ricotta": plated(dew, "1f34b", "1f95e"),
  "chicken-waffle": plated(oat, "1f357", "1f9c7"),

  acai: foodPair("1f353", "1f963", lavender),
  granola: foodPair("1f95b", "1f963", oat),
  "grain-bowl": foodPair("1f951", "1f957", pistachio),
  oatmeal: foodPair("1f34c", "1f963", honey),
  caesar: plated(dew, "1f96c"),
  "tomato-soup": plated(blush, "1f372"),

  "avocado-toast": plated(pistachio, "1f951", "1f35e"),
  "banana-toast": plated(marigold, "1f34c", "1f35e"),
  "peach-toast": plated(blush, "1f351", "1f35e"),
  blt: plated(fog, "1f96a"),
  "grilled-cheese": plated(honey, "1f9c0", "1f35e"),
  bagel: plated(dew, "1f9c5", "1f96f"),

  drip: plated(fog, "2615"),
  latte: foodPair("1f95b", "2615", oat),
  cappuccino: foodPair("1f36a", "2615", blush),
  "cold-brew": foodPair("1f9ca", "1f9cb", dew),
  mocha: foodPair("1f36b", "2615", honey),
  espresso: singleFood("2615", marigold, 360),
  matcha: plated(pistachio, "1f375"),
  chai: singleFood("1fad6", lavender, 540),

  "orange-juice": foodPair("1f34a", "1f95b", marigold),
  "green-juice": foodPair("1f952", "1f34f", pistachio),
  lemonade: foodPair("1f34b", "1f353", blush),
  smoothie: foodPair("1f965", "1f96d", honey),
  mimosa: singleFood("1f942", marigold, 540),
  "hibiscus-tea": foodPair("1f9ca", "1f33a", blush),
  sparkling: singleFood("1fae7", dew, 540),

  croissant: plated(fog, "1f950"),
  donut: plated(lavender, "1f369"),
  cupcake: plated(blush, "1f9c1"),
  cookie: plated(oat, "1f36a"),
  "hand-pie": plated(honey, "1f967"),
  "banana-bread": plated(pistachio, "1f34c", "1f956"),
  "strawberry-cake": plated(dew, "1f370"),

  "silver-dollars": plated(blush, "1f353", "1f95e"),
  "little-egg": plated(marigold, "1f35e", "1f95a"),
  "fruit-cup": foodPair("1f347", "1f349", dew),
  milk: foodPair("1f36a", "1f95b", fog),
  "juice-box": singleFood("1f9c3", pistachio, 520),

  "bagel-box": foodPair("1f4e6", "1f96f", oat),
  "taco-tray": foodPair("1f4e6", "1f32e", honey),
  "pastry-box": foodPair("1f4e6", "1f950", blush),
  "coffee-carrier": foodPair("1f4e6", "2615", fog),
};

/** The picture files of the café. */
export const cafePictures: CompanyPictures = {
  logo: { color: "#fdf3dc", radius: 260, food: { code: "1f33c", size: 560 } },
  pictures,
};

import { OTHER_DISTRICT_ID } from "../delivery/price-settings.ts";
import {
  box,
  type DeliveryCaseRow,
  destinations,
  pricings,
  restaurantPosition,
  townPolygon,
  withPrices,
} from "./delivery-town.ts";

const { area, district } = pricings;
const drawn = pricings["drawn district"];
const other = destinations.named(OTHER_DISTRICT_ID, "Nápoles");

const outOfArea = { area: { enable_out_of_area: true } };
const areas = (...zones: object[]) => withPrices(area, { area: { areas: zones } });

/** Cases of areas and districts beyond the matrix of `delivery-cases.ts`. */
export const zoneRows: readonly DeliveryCaseRow[] = [
  ["another district", withPrices(district, outOfArea), other, "beyond in OTHER_DISTRICT_ID"],
  ["another district where none is offered", district, other, "outside_coverage"],
  ["a district switched off", district, destinations.named("juarez"), "outside_coverage"],
  ["a district that is gone", district, destinations.named("gone"), "outside_coverage"],
  ["a second district", district, destinations.named("condesa"), "45.5 in condesa"],
  [
    "a named district without a polygon",
    district,
    { ...destinations.far, area_id: "roma" },
    "30 in roma",
  ],
  ["a position, but no district", district, destinations.near, "area_required"],
  [
    "no district, with another district offered",
    withPrices(district, outOfArea),
    destinations.near,
    "area_required",
  ],
  [
    "a cheap district's name in a drawn expensive one",
    drawn,
    { ...destinations.near, area_id: "condesa" },
    "30 in roma",
  ],
  [
    "the choice of another district, inside a drawn one",
    withPrices(drawn, outOfArea),
    { ...destinations.near, area_id: OTHER_DISTRICT_ID },
    "30 in roma",
  ],
  [
    "a drawn district's name, far outside it",
    drawn,
    { ...destinations.far, area_id: "condesa" },
    "outside_coverage",
  ],
  [
    "a drawn district's name, outside it, with other districts accepted",
    withPrices(drawn, outOfArea),
    { ...destinations.far, area_id: "condesa" },
    "beyond",
  ],
  ["a drawn district by its name alone", drawn, destinations.named("condesa"), "5 in condesa"],
  [
    "a district known by its name alone",
    withPrices(district, { districts: [{ name: "San Ángel", price: 12 }] }),
    destinations.named("name:san-angel"),
    "12 in name:san-angel",
  ],
  [
    "outside all areas, with others accepted",
    withPrices(area, { area: { ...area.delivery.prices.area, ...outOfArea.area } }),
    destinations.far,
    "beyond",
  ],
  ["in the hole of an area", area, destinations.hole, "outside_coverage"],
  ["on the border of the hole", area, destinations.holeEdge, "30 in town"],
  [
    "in two areas",
    areas(
      { id: "expensive", price: 50, paths: townPolygon },
      { id: "cheap", price: 20, paths: townPolygon[0] },
    ),
    destinations.near,
    "20 in cheap",
  ],
  [
    "in two areas of one price",
    areas(
      { id: "first", price: 20, paths: townPolygon },
      { id: "last", price: 20, paths: townPolygon[0] },
    ),
    destinations.near,
    "20 in first",
  ],
  [
    "in an area that the company switched off",
    {
      ...areas({ id: "town", price: 20, paths: townPolygon }),
      company: { delivery_areas: [{ id: "town", enabled: false }] },
    },
    destinations.near,
    "outside_coverage",
  ],
  [
    "in an area whose price and polygon only the company has",
    {
      ...areas({ id: "town" }),
      company: { delivery_areas: [{ id: "town", price: 22, area: townPolygon }] },
    },
    destinations.near,
    "22 in town",
  ],
  [
    "in the company's areas, with none in the settings",
    { ...areas(), company: { delivery_areas: [{ id: "own", price: 23, area: townPolygon }] } },
    destinations.near,
    "23 in own",
  ],
  [
    "in an area without a price",
    areas({ id: "town", paths: townPolygon }),
    destinations.near,
    "0 in town",
  ],
  [
    "in an area of too few points",
    areas({ id: "line", price: 1, paths: townPolygon[0]?.slice(0, 2) }),
    destinations.near,
    "outside_coverage",
  ],
  [
    "in an area across the antimeridian",
    {
      ...areas({ id: "date-line", price: 8, paths: box(-20, 175, -10, -175) }),
      company: restaurantPosition,
    },
    { ...destinations.nowhere, latitude: -15, longitude: -179.5 },
    "8 in date-line",
  ],
  [
    "off the coast of Africa",
    area,
    { ...destinations.nowhere, latitude: 0, longitude: 0 },
    "outside_coverage",
  ],
];

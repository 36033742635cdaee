/** The same code as modules, of which a bundle takes what it needs; the types are those of `leaflet`. */
declare module "leaflet/dist/leaflet-src.esm.js" {
  export * from "leaflet";
}

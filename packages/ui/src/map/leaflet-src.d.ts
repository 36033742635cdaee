/** Leaflet as ES modules, from which a bundle takes only what it uses; with the types of `leaflet`. */
declare module "leaflet/dist/leaflet-src.esm.js" {
  export * from "leaflet";
}

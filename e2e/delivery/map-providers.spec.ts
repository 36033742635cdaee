import { expectAccessible } from "../support/browser/accessibility.ts";
import { continueButton, goToAddressSearch } from "../support/customer/address-search.ts";
import { goToPinMap, movePin, pinHouseNumberField, pinMap } from "../support/customer/pin-map.ts";
import { fetchPage } from "../support/fetch-page.ts";
import { romaPosition } from "../support/restaurant/delivery-settings.ts";
import { expect, test } from "../support/test.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

/** The parts of Google's map that the storefront uses. The right arrow key moves it. */
const googleMapsStub = `
const { maps } = google;
class Centre {
  constructor(at) { this.at = { ...at }; }
  lat() { return this.at.lat; }
  lng() { return this.at.lng; }
  toJSON() { return { ...this.at }; }
}
class GoogleMap {
  constructor(element, options) {
    this.listeners = {};
    this.element = element;
    this.setOptions(options);
    window.googleMapOptions = options;
    element.append("Mapa de Google");
    element.tabIndex = 0;
    element.setAttribute("role", "application");
    element.setAttribute("aria-label", "Google");
    element.addEventListener("keydown", ({ key }) => {
      if (key !== "ArrowRight") return;
      this.centre = new Centre({ ...this.centre.at, lng: this.centre.at.lng + 0.002 });
      for (const name of ["dragstart", "bounds_changed", "idle"]) this.notify(name);
    });
    setTimeout(() => this.notify("idle"));
  }
  notify(name) { for (const each of this.listeners[name] ?? []) each({}); }
  addListener(name, listener) {
    this.listeners[name] = [...(this.listeners[name] ?? []), listener];
    return { remove: () => { this.listeners[name] = (this.listeners[name] ?? []).filter((each) => each !== listener); } };
  }
  setOptions({ center, zoom }) { if (center) this.centre = new Centre(center); if (zoom) this.zoom = zoom; }
  setCenter(centre) { this.centre = new Centre(centre); this.notify("idle"); }
  moveCamera(camera) { this.setOptions(camera); }
  getCenter() { return this.centre; }
  getZoom() { return this.zoom; }
  getHeading() { return 0; }
  getTilt() { return 0; }
  getBounds() { return null; }
  getDiv() { return this.element; }
}
Object.assign(maps, {
  Map: GoogleMap,
  event: {
    addListener: (map, name, listener) => map.addListener(name, listener),
    clearInstanceListeners: (map) => { map.listeners = {}; },
  },
  importLibrary: async () => maps,
  Settings: { getInstance: () => ({}) },
});
const query = new URL(document.currentScript.src).searchParams;
window.googleMapQuery = Object.fromEntries(query);
maps.__ib__();
`;

/** A tile of one grey pixel. */
const tile = Buffer.from("R0lGODlhAQABAIAAAMzMzAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==", "base64");

test.describe("with tiles and a Google key", () => {
  // One after the other: they share a server.
  test.describe.configure({ mode: "default" });

  let server: TestServer;
  const before = { port: process.env.E2E_PORT, dataDir: process.env.E2E_DATA_DIR };

  test.beforeAll(async () => {
    const env = {
      DEMO: "off",
      GOOGLE_MAPS_KEY: "a-key-for-the-tests",
      TILE_URL: "https://tiles.example/{z}/{x}/{y}.gif",
      TILE_ATTRIBUTION: "© OpenStreetMap contributors",
      SEARCH_PROVIDERS: "gazetteer,photon",
      // A port that refuses every connection.
      PHOTON_URL: "http://127.0.0.1:9",
    };
    server = await startTestServer({ name: "e2e-google", env });
    process.env.E2E_PORT = String(server.port);
    process.env.E2E_DATA_DIR = server.dataDir;
  });

  test.afterAll(async () => {
    process.env.E2E_PORT = before.port;
    process.env.E2E_DATA_DIR = before.dataDir;
    await server?.stop();
  });

  test.beforeEach(async ({ context }) => {
    await context.route("https://tiles.example/**", (route) =>
      route.fulfill({ contentType: "image/gif", body: tile }),
    );
  });

  test("the search and the map use a second provider, tiles and Google's map", async ({
    page,
    context,
    t,
  }) => {
    await context.route("https://maps.googleapis.com/maps/api/js?**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: googleMapsStub }),
    );
    await goToAddressSearch({ page, t });

    await test.step("a search with a second provider can be expanded before the first answer", async () => {
      await expect(page.getByRole("button", { name: t("checkout.search.expand") })).toBeVisible();
    });

    await test.step("the tiles lie over the drawn map, and their source is named", async () => {
      const tileRequest = page.waitForRequest("https://tiles.example/13/**");
      const drawnRequest = page.waitForRequest("**/places/tiles/13/**");
      await goToPinMap({ page, t });
      await Promise.all([tileRequest, drawnRequest]);
      await expect(
        page.getByRole("link", { name: "© OpenStreetMap contributors" }),
      ).toHaveAttribute("href", "https://www.openstreetmap.org/copyright");
      await expectAccessible(page);
    });

    await test.step("a customer who does not find the address uses Google's map", async () => {
      await page.getByRole("button", { name: t("checkout.pin.google") }).click();
      const google = page.getByRole("application", { name: "Google" });
      await expect(google).toBeVisible();
      await expect(pinMap({ page, t })).toBeHidden();
      const mapQuery = await page.evaluate(
        () => (window as unknown as { googleMapQuery: Record<string, string> }).googleMapQuery,
      );
      expect(mapQuery).toMatchObject({ key: "a-key-for-the-tests" });
      const mapOptions = await page.evaluate(
        () => (window as unknown as { googleMapOptions: object }).googleMapOptions,
      );
      expect(mapOptions).toMatchObject({
        disableDefaultUI: true,
        gestureHandling: "greedy",
        fullscreenControl: true,
        scrollwheel: false,
        zoomControl: true,
      });
      for (const name of ["streetView", "mapType", "rotate", "scale"]) {
        expect(mapOptions).not.toHaveProperty(`${name}Control`);
      }

      await google.press("ArrowRight");
      await expect(page.getByText(t("checkout.pin.tooNear"))).toBeHidden();
      await expect(page.getByText(t("checkout.pin.loading")).first()).toBeHidden();
      await page.getByLabel(t("checkout.pin.street"), { exact: true }).fill("Colima");
      await pinHouseNumberField({ page, t }).fill("12");
      await expectAccessible(page);
      await continueButton({ page, t }).click();
      await expect(page.getByText("19.41868,-99.16043")).toBeVisible();
    });
  });

  test("when tiles and Google's map fail, our own map remains", async ({
    page,
    context,
    t,
    browserErrors,
  }) => {
    browserErrors.allow(/ERR_FAILED: GET https:\/\/(tiles\.example|maps\.googleapis\.com)/u);
    await context.route("https://tiles.example/**", (route) => route.abort());
    await context.route("https://maps.googleapis.com/**", (route) => route.abort());
    await goToAddressSearch({ page, t });
    await goToPinMap({ page, t });

    await test.step("tiles that fail to load leave the drawn map, without a broken picture", async () => {
      await expect(page.getByRole("link", { name: /OpenStreetMap/u })).toBeHidden();
      const pictures = pinMap({ page, t }).locator("img");
      await expect(pictures.first()).toBeVisible();
      const broken = () =>
        pictures.evaluateAll(
          (all) =>
            all.filter((each) => {
              const { complete, naturalWidth, src } = each as HTMLImageElement;
              return src.startsWith("https:") || (complete && naturalWidth === 0);
            }).length,
        );
      await expect.poll(broken).toBe(0);
    });

    await test.step("when Google does not answer, our own map comes back", async () => {
      await movePin({ page, t });
      await page.getByRole("button", { name: t("checkout.pin.google") }).click();
      await expect(page.getByText(t("checkout.pin.googleFailed"))).toBeVisible();
      await expect(pinMap({ page, t })).toBeVisible();

      // The pin is where it was on the first map.
      await page.getByLabel(t("checkout.pin.street"), { exact: true }).fill("Colima");
      await pinHouseNumberField({ page, t }).fill("12");
      await continueButton({ page, t }).click();
      const coordinates = page.getByText(/^19\.\d+,-99\.\d+$/u);
      await expect(coordinates).toBeVisible();
      await expect(coordinates).not.toHaveText(
        `${romaPosition.latitude},${romaPosition.longitude}`,
      );
    });
  });
});

test("without a Google key the content security policy does not name Google", async () => {
  const { headers } = await fetchPage({
    port: Number(process.env.E2E_PORT),
    host: "demo.localhost",
    path: "/cart",
  });
  const policy = headers["content-security-policy"];
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain("google");
});

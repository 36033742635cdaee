import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { root } from "./config.ts";

const folder = path.join(root, "apps/storefront");

/** The storefront as it is served: its pages' code, its files, and what looks at a request first. */
export type Storefront = {
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** The files for the browser; null while Vite serves them. */
  assets: string | null;
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close: () => Promise<void>;
};

/** The storefront as `npm run build` made it. */
export async function builtStorefront(): Promise<Storefront> {
  const build: ServerBuild = await import(pathToFileURL(path.join(folder, "build/server/index.js")).href);
  return { build, assets: path.join(folder, "build/client"), close: async () => undefined };
}

/** The storefront from its sources, by Vite, which reloads what changes. */
export async function developedStorefront(): Promise<Storefront> {
  const { createServer } = await import("vite");
  const vite = await createServer({ root: folder, server: { middlewareMode: true }, appType: "custom" });
  return {
    build: () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>,
    assets: null,
    before: vite.middlewares,
    close: () => vite.close(),
  };
}

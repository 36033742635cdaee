import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { repositoryRoot } from "../config/read-config.ts";
import { OperatorError } from "../errors/operator-error.ts";

const storefrontFolder = path.join(repositoryRoot, "apps/storefront");

/** The built storefront: the code of its pages, its files, and its middleware. */
export type StorefrontBuild = {
  mode: "production" | "development";
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** The folder of the browser's files; null while Vite serves them. */
  assets: string | null;
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close: () => Promise<void>;
};

/** Loads the storefront that `npm run build` made. */
export async function loadBuiltStorefront(): Promise<StorefrontBuild> {
  const server = path.join(storefrontFolder, "build/server/index.js");
  if (!existsSync(server)) throw new OperatorError("The storefront is not built: npm run build");
  const build: ServerBuild = await import(pathToFileURL(server).href);
  const assets = path.join(storefrontFolder, "build/client");
  return { mode: "production", build, assets, close: async () => undefined };
}

/** Serves the storefront from its sources with Vite, which reloads changed files. */
export async function startDevStorefront(): Promise<StorefrontBuild> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: storefrontFolder,
    server: { middlewareMode: true },
    appType: "custom",
  });
  const load = async () => {
    // Vite knows its module by a virtual name only.
    const build = await vite.ssrLoadModule("virtual:react-router/server-build");
    return build as ServerBuild;
  };
  return {
    mode: "development",
    build: load,
    assets: null,
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}

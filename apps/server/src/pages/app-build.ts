import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { repositoryRoot } from "../config/repository-root.ts";
import { OperatorError } from "../errors/operator-error.ts";

/** An app that has pages, by its folder in `apps/`. */
type AppName = "storefront" | "console";

/** A built app: the code of its pages, its files, and its middleware. */
export type AppBuild = {
  mode: "production" | "development";
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** The folder of the browser's files; null while Vite serves them. */
  assets: string | null;
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close: () => Promise<void>;
};

const folderOf = (app: AppName) => path.join(repositoryRoot, "apps", app);

/** Loads an app that `npm run build` made. */
export async function loadBuiltApp(app: AppName): Promise<AppBuild> {
  const server = path.join(folderOf(app), "build/server/index.js");
  if (!existsSync(server)) throw new OperatorError(`The ${app} is not built: npm run build`);
  const build: ServerBuild = await import(pathToFileURL(server).href);
  const assets = path.join(folderOf(app), "build/client");
  return { mode: "production", build, assets, close: async () => undefined };
}

/** The ports of Vite's own websockets, which tell open pages of changed files. */
const viteSocketPorts: Record<AppName, number> = { storefront: 24_678, console: 24_679 };

/** Serves an app from its sources with Vite, which reloads changed files. */
export async function startDevApp(app: AppName): Promise<AppBuild> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: folderOf(app),
    server: { middlewareMode: true, hmr: { port: viteSocketPorts[app] } },
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

/** Returns the exports of a build's entry module, which React Router's types do not include. */
export function entryModuleOf<Exports>(build: ServerBuild): Exports {
  return build.entry.module as unknown as Exports;
}

/** Writes the page of a server that is too busy to render; an app's entry module exports it. */
export type WriteBusyPage = (
  request: Request,
  retrySeconds: number,
) => Promise<{ html: string; policy: string; language: string }>;

/** Returns the build's page for a busy server; null while Vite loads the build for each request. */
export function busyPageFrom({ build }: AppBuild): WriteBusyPage | null {
  if (typeof build === "function") return null;
  return entryModuleOf<{ busyPage?: WriteBusyPage }>(build).busyPage ?? null;
}

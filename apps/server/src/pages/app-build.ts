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
  /** Its code; a function where that is loaded by the first page, or by Vite for each request. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** The code of a built app once its first page has loaded it, null before. */
  loaded?: () => ServerBuild | null;
  /** The folder of the browser's files; null while Vite serves them. */
  assets: string | null;
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close: () => Promise<void>;
};

const folderOf = (app: AppName) => path.join(repositoryRoot, "apps", app);

/** Loads an app that `npm run build` made. */
export async function loadBuiltApp(app: AppName): Promise<AppBuild> {
  return { ...builtApp(app), build: await importBuild(app) };
}

/**
 * Opens an app that `npm run build` made, and loads its code for its first page: until then the console
 * takes 17 MB less memory.
 */
export function openBuiltApp(app: AppName): AppBuild {
  let loaded: ServerBuild | null = null;
  const build = async () => {
    loaded ??= await importBuild(app);
    return loaded;
  };
  return { ...builtApp(app), build, loaded: () => loaded };
}

function builtApp(app: AppName) {
  if (!existsSync(buildFile(app)))
    throw new OperatorError(`The ${app} is not built: npm run build`);
  const assets = path.join(folderOf(app), "build/client");
  return { mode: "production" as const, assets, close: async () => undefined };
}

const buildFile = (app: AppName) => path.join(folderOf(app), "build/server/index.js");

function importBuild(app: AppName): Promise<ServerBuild> {
  return import(pathToFileURL(buildFile(app)).href);
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
export function busyPageFrom({ build, mode }: AppBuild): WriteBusyPage | null {
  if (mode === "development") return null;
  if (typeof build !== "function")
    return entryModuleOf<{ busyPage?: WriteBusyPage }>(build).busyPage ?? null;
  return async (request, retrySeconds) => {
    const { busyPage } = entryModuleOf<{ busyPage: WriteBusyPage }>(await build());
    return busyPage(request, retrySeconds);
  };
}

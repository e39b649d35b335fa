import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { StartProblem } from '@boxwright/cluster';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';

/** The web app as the server needs it: how to get its server build, and where its files are. */
export interface WebApp {
  readonly build: () => Promise<ServerBuild>;
  /** Folder of the built files; null while a development server serves them. */
  readonly clientFolder: string | null;
  /** Adds the development server, which serves modules, styles and its own files. */
  readonly attach?: (app: FastifyInstance) => void;
}

const webFolder = fileURLToPath(new URL('../../../web/', import.meta.url));

/** The web app as built by `npm run build`. */
export async function builtWebApp(): Promise<WebApp> {
  const entry = `${webFolder}build/server/index.js`;
  if (!existsSync(entry)) throw new StartProblem('The web app is not built: run `npm run build` first.');
  const build: ServerBuild = await import(entry);
  return { build: async () => build, clientFolder: `${webFolder}build/client` };
}

export interface DevelopmentWebApp extends WebApp {
  readonly close: () => Promise<void>;
}

/** The web app straight from its source, with hot reload. */
export async function developmentWebApp(): Promise<DevelopmentWebApp> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root: webFolder, appType: 'custom', server: { middlewareMode: true } });
  return {
    build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild, // what that module is
    clientFolder: null,
    attach(app) {
      app.addHook('onRequest', (request, reply, done) => {
        vite.middlewares(request.raw, reply.raw, (error?: unknown) => done(error instanceof Error ? error : undefined));
      });
    },
    close: () => vite.close(),
  };
}

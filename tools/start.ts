import { buildWebIfStale } from './web-build.ts';

if (await buildWebIfStale()) {
  process.env['NODE_ENV'] = 'production';
  // In the same process, so that signals and the exit code are the server's own.
  await import('../apps/server/src/main.ts');
} else {
  console.error('The web app could not be built; the messages above say why.');
  process.exitCode = 1;
}

// Takes 400 ms of a processor to load its program.
for (const begun = process.cpuUsage().user; process.cpuUsage().user - begun < 400_000; );
await import('./fake-process.ts');

process.env['NODE_ENV'] = 'development';
process.env['LOG_LEVEL'] ??= 'warn';
await import('../apps/server/src/main.ts');

export {};

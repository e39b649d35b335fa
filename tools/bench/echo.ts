import Fastify from 'fastify';

/** A bare Fastify that echoes its input, or answers as many bytes as a page has: what this machine can do at most. Prints its URL. */
const page = Buffer.alloc(20_000, 'x');
const app = Fastify();
app.post('/api/echo', async (request) => ({ data: request.body }));
app.get('/', (_request, reply) => reply.type('text/html').send(page));
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);

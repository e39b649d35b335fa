import Fastify from 'fastify';

/** A bare Fastify that echoes its input, as an upper bound for request rates on this machine. Prints its URL. */
const app = Fastify();
app.post('/api/echo', async (request) => ({ data: request.body }));
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);

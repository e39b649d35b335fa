import Fastify from 'fastify';

/** A bare Fastify that answers what it is sent: how fast any answer could be here. Prints its address. */
const app = Fastify();
app.post('/api/echo', async (request) => ({ data: request.body }));
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);

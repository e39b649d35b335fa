import Fastify from 'fastify';

/** A bare Fastify that echoes its input, or sends as many bytes as are asked for: what this machine can do at most. Prints its URL. */
const bodies = new Map<string, Buffer>();
const bodyOf = (size: string): Buffer => {
  const body = bodies.get(size) ?? Buffer.alloc(Number(size), 'x');
  bodies.set(size, body);
  return body;
};
const app = Fastify();
app.post('/api/echo', async (request) => ({ data: request.body }));
app.get<{ Params: { size: string } }>('/:size', (request, reply) =>
  reply.type('text/html').send(bodyOf(request.params.size)),
);
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);

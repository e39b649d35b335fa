import Fastify from 'fastify';

/**
 * A bare Fastify, as the upper limit of what this machine can do. It sends as many bytes as requested, and answers
 * posts with JSON of the same size. Prints its URL.
 */
const bodies = new Map<string, Buffer>();
const bodyOf = (size: string): Buffer => {
  const body = bodies.get(size) ?? Buffer.alloc(Number(size), 'x');
  bodies.set(size, body);
  return body;
};
const around = JSON.stringify({ data: '' }).length;
const app = Fastify();
interface OfSize {
  Params: { size: string };
}
app.post<OfSize>('/:size', async (request) => ({ data: 'x'.repeat(Number(request.params.size) - around) }));
app.get<OfSize>('/:size', (request, reply) => reply.type('text/html').send(bodyOf(request.params.size)));
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);

import fastify from 'fastify';
import { Pool } from 'pg';

const { DATABASE_URL = '', PORT } = process.env;

const pool = new Pool({ connectionString: DATABASE_URL, max: 20 });
await pool.query(
  'create table if not exists bench_floor (id uuid primary key, content jsonb not null, created_at timestamptz not null)',
);

const app = fastify();
app.post('/', async ({ body, headers }, reply) => {
  await pool.query({
    name: 'insert',
    text: 'insert into bench_floor (id, content, created_at) values ($1, $2, now())',
    values: [headers['idempotency-key'], JSON.stringify(body)],
  });
  return reply.code(201).send({ id: headers['idempotency-key'] });
});
app.get('/readiness', () => ({ status: 'ok' }));
await app.listen({ host: '127.0.0.1', port: Number(PORT) });

process.on('SIGTERM', () => {
  void app.close().then(() => pool.end());
});

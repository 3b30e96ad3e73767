import { paths } from '@/contract/paths';
import { query } from '@/testing/query';
import { collectEvents } from '../../support/collectEvents';
import { leadBody, post } from '../../support/commerceRequests';
import { recordStatements } from '../../support/explainStatements';
import { startTestCommerce } from '../../support/startTestCommerce';

const consent = { version: '2026-11-01' };

test('a lead, what its buyer agreed to and its events take one statement, in their order', async () => {
  const recorder = recordStatements();
  const commerce = await startTestCommerce({
    destinations: [collectEvents().destination],
    roles: ['api'],
  });
  recorder.take();
  const { statusCode } = await post(commerce.app, paths.lead, {
    ...leadBody,
    consent,
    reminderConsent: consent,
  });
  const written = recorder.take().filter(({ text }) => text.includes('insert into'));
  recorder.stop();
  const rows = await query<{ type: string; consents: number; deliveries: number }>(
    { databaseUrl: commerce.database.url },
    `select type, (select count(*)::int from consents) as consents,
       (select count(*)::int from outbox_deliveries where event_id = outbox.id) as deliveries
     from outbox order by sequence`,
  );
  await commerce.stop();

  expect(statusCode).toBe(201);
  expect(written).toHaveLength(1);
  expect(rows.map(({ type }) => type)).toEqual(['lead.created', 'reminder.agreed']);
  expect(rows[0]).toMatchObject({ consents: 2, deliveries: 1 });
});

import pg from 'pg';
import { erasePerson } from '@/commerce/modules/privacy/person';
import { paths } from '@/contract/paths';
import { eventually } from '@/testing/eventually';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { connectPatiently } from '../../support/connectPatiently';
import { startTestCommerce } from '../../support/startTestCommerce';

test('a person who is erased while a payment begins is not charged, and leaves no payment', async () => {
  const commerce = await startTestCommerce({ roles: ['api'] });
  const opened = connectPatiently(commerce.database.url);
  const holder = new pg.Client({ connectionString: commerce.database.url });
  await holder.connect();
  const email = 'maria.apagada@example.com';
  const body = paymentBody(await createLead(commerce.app, { email }), 'pix', { email });

  // The order is checked and priced; its purchase cannot be written.
  await holder.query('begin; lock table purchases in share mode');
  const paying = post(commerce.app, paths.paymentV2, body);
  const listWaiting = () =>
    commerce.database.query(
      `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
  await eventually(listWaiting, ({ length }) => length > 0);
  const erasure = await erasePerson(opened.connection, email, new Date());
  await holder.query('rollback');
  const answer = await paying;
  const payments = await commerce.database.query('select state from payments');
  const charges = commerce.provider.charges.size;
  await holder.end();
  await opened.close();
  await commerce.stop();

  expect(erasure?.leads).toBe(1);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ errors: [{ field: '/sfLeadId', code: 'unknown' }] });
  expect(payments).toEqual([]);
  expect(charges).toBe(0);
});

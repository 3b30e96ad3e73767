import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import MarkdownIt from 'markdown-it';
import { createAccessLink } from '@/commerce/modules/access/accessLink';
import { paths } from '@/contract/paths';
import { parseSchoolAccess } from '@/config/bearerKeys.server';
import type { PaymentResponse } from '@/contract/payment';
import { choosePort } from '@/testing/choosePort';
import { eventually } from '@/testing/eventually';
import { startModule } from '@/testing/startProgram';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { startTestCommerce } from '../../support/startTestCommerce';

const blocks = new MarkdownIt()
  .parse(readFileSync('docs/access.md', 'utf8'), {})
  .filter(({ type }) => type === 'fence');
const find = (info: string) => blocks.find((known) => known.info === info)?.content ?? '';

test('the example schools on the page are a valid value of the variable', () => {
  expect(parseSchoolAccess(find('json'))).toMatchObject([{ business: 'medcof' }]);
  const wrong = ['{}', '[{"business":"medcof"}]', find('json').replace('9cdd', 'xxxx')];
  for (const text of wrong) expect(() => parseSchoolAccess(text)).toThrow('not a list of schools');
  expect(() => parseSchoolAccess(find('json').replace('https', 'ftp'))).toThrow('not a plain http');
});

test('the example school exchanges a link when the buyer submits it, and not when the page is only fetched', async () => {
  const keys = [createHash('sha256').update('the-key-of-the-school').digest('hex')];
  const buyerLinkSecrets = ['a secret of the tests'];
  const schools = [{ business: 'meusucesso' as const, keys }];
  const commerce = await startTestCommerce({ buyerLinkSecrets, schools });
  const checkout = await commerce.app.listen({ port: 0, host: '127.0.0.1' });
  const folder = mkdtempSync(path.join(tmpdir(), 'access-guide-'));
  writeFileSync(path.join(folder, 'school.mjs'), find('js school.mjs'));
  const port = await choosePort();
  const variables = {
    PORT: String(port),
    CHECKOUT: checkout,
    SCHOOL_KEY: 'the-key-of-the-school',
  };
  const school = startModule('school.mjs', variables, folder);
  onTestFinished(async () => {
    school.child.kill();
    await commerce.stop();
    rmSync(folder, { recursive: true });
  });
  const body = paymentBody(await createLead(commerce.app));
  const { token: paid } = (await post(commerce.app, paths.paymentV2, body)).json<PaymentResponse>();
  const [row] = await commerce.database.query('select id from payments where token = $1', [paid]);
  const link = createAccessLink(
    {
      buyerLinkSecrets,
      clock: () => new Date(),
      schools: [{ business: 'meusucesso', keys, url: `http://127.0.0.1:${port}/welcome` }],
      webUrl: 'http://localhost:3000',
    },
    {
      id: String(row?.id),
      business: 'meusucesso',
      state: 'paid',
      purchase: { type: 'direct' },
    },
  );
  const open = (method: string) => fetch(link ?? '', { method }).catch(() => null);
  const shown = await eventually(
    () => open('GET'),
    (answer) => answer !== null,
  );
  expect(shown?.status).toBe(200);
  expect(await (await open('POST'))?.text()).toBe('maria.silva@example.com has ms');
  expect((await open('POST'))?.status).toBe(404);
});

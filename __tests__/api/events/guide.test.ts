import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import MarkdownIt from 'markdown-it';
import { createWebhookDestination } from '@/commerce/modules/events/webhookDestination';
import { eventSchemas } from '@/contract/events/events';
import { eventMeanings, eventTypes } from '@/contract/events/eventTypes';
import { parseEventEndpoints } from '@/config/eventEndpoints.server';
import { projectRoot } from '@/scripts/projectRoot';
import { choosePort } from '@/testing/choosePort';
import { eventually } from '@/testing/eventually';
import { startModule } from '@/testing/startProgram';
import { createLead } from '../../support/commerceRequests';
import { createSecret } from '../../support/startEventReceiver';
import { startTestCommerce } from '../../support/startTestCommerce';

const page = readFileSync('docs/events.md', 'utf8');
const blocks = new MarkdownIt().parse(page, {}).filter(({ type }) => type === 'fence');
const find = (info: string) => {
  const block = blocks.find((known) => known.info === info);
  if (!block) throw new Error(`The page has no ${info}`);
  return block.content;
};

test('the page names every type and its meaning', () => {
  const shown = page.replaceAll(/ +/g, ' ');
  for (const type of eventTypes)
    expect(shown).toContain(`| \`${type}\` | ${eventMeanings[type]} |`);
  expect(Object.keys(eventSchemas)).toEqual([...eventTypes]);
});

test('the example endpoints on the page are a valid value of the variable', () => {
  expect(parseEventEndpoints(find('json'))).toMatchObject([{ id: 'crm' }]);
});

const tools = ['bash', 'curl', 'openssl'];
const missing = tools.filter((tool) => spawnSync(tool, ['--version']).error !== undefined);

test('the example receiver verifies the events of the service and of the lines on the page, and nothing else', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'events-guide-'));
  writeFileSync(path.join(folder, 'receiver.mjs'), find('js receiver.mjs'));
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
  const secret = createSecret();
  const port = await choosePort();
  const variables = { PORT: String(port), WEBHOOK_SECRET: secret };
  const receiver = startModule('receiver.mjs', variables, folder);
  onTestFinished(() => void receiver.child.kill());
  const url = `http://127.0.0.1:${port}`;
  const post = () => fetch(url, { method: 'POST', body: '{}' }).catch(() => null);
  // Unsigned: refused as soon as it listens.
  expect((await eventually(post, (answer) => answer !== null))?.status).toBe(400);

  const endpoint = {
    id: 'school',
    businesses: ['meusucesso'],
    url,
    secrets: [createSecret(), secret],
    types: null,
  };
  const commerce = await startTestCommerce({
    destinations: [createWebhookDestination(endpoint, { allowsPrivate: true })],
    timing: { deliverIntervalMs: 50 },
  });
  const leadId = await createLead(commerce.app);
  const line = `lead.created ${leadId}\n`;
  expect(
    await eventually(
      () => receiver.output(),
      (text) => text === line,
    ),
  ).toBe(line);
  await commerce.stop();

  // Where these tools are missing, the lines of the page are not run.
  if (missing.length === 0) {
    const send = (own: string) =>
      spawnSync('bash', ['-eo', 'pipefail', '-c', find('sh')], {
        encoding: 'utf8',
        env: { ...process.env, RECEIVER: url, WEBHOOK_SECRET: own },
      }).stdout;
    expect(send(secret)).toBe(find('text'));
    expect(send(createSecret())).toBe('400\n');
    await eventually(
      () => receiver.output(),
      (text) => text.split('\n').length === 3,
    );
    expect(receiver.output()).toBe(`${line}lead.created 4f6c1a52-7b1e-4c53-9a43-0f5b3f2d8c11\n`);
  }
  rmSync(folder, { recursive: true });
});

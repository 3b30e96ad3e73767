import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { generateCpf } from '@brazilian-utils/brazilian-utils';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { buildPath, paths } from '@/contract/paths';
import { childEnvironment } from '@/scripts/processes/childProcess';
import { projectRoot } from '@/scripts/projectRoot';
import { productKeys } from '@/services/checkout/productKeys';
import { cards, createCard, typedCard } from '@/testing/cards';
import { createContact } from '@/testing/contact';
import { query } from '@/testing/query';
import { createLeadRequest, createPaymentRequest, parts } from '@/testing/requests';
import { createSale, sales } from '@/testing/sales';
import { createBuyer, createCardPart, openCardEncryption } from '../buyers';
import { type Answer, send } from '../client';
import { settle } from '../checker';
import { getLogFile } from '../runScenario';
import { createFigure, createLimitFigure, type Figure, type Scenario } from '../Scenario';
import type { FaultSystem } from '../system';
import { visitPage } from './visitPage';

const name = 'traces';
const product = productKeys.medcof;
const code = product.productCode;
const planId = 'medcof-revalida-anual';
const sale = createSale({ id: planId, code: planId, type: 'yearly', amount: 358_800 }, product);

const person = {
  name: 'Quitéria Zoroastra Vasconcelhos',
  email: 'quiteria.zoroastra@example.com',
  phone: '+5521976543299',
};
const oddCode = '8306417295';

const writeCard = (number: string): string[] => [
  number,
  number.replaceAll(/(\d{4})(?=\d)/g, '$1 '),
  number.replaceAll(/(\d{4})(?=\d)/g, '$1-'),
  Buffer.from(number).toString('base64').slice(0, 20),
];
const cardTraces = [cards.approved, cards.declined].flatMap(writeCard);

const ContractAnswer = Type.Object({ contractId: Type.String() });

/** @throws Error unless the call is answered 2xx */
async function must(call: Promise<Answer>): Promise<Answer> {
  const answer = await call;
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw new Error(`A call was answered ${answer.status}: ${answer.text}`);
}

async function buy(system: FaultSystem, document: string): Promise<void> {
  const url = system.webUrl;
  const write = (to: string, body: object, key: string = randomUUID()) =>
    must(send(`${url}${to}`, { body, key }));
  const link = new URLSearchParams({ product: 'medcof', ...person }).toString();
  await visitPage(url, `/lead?${link}`);
  const lead = createLeadRequest(person, sale);
  const { leadId = '' } = (await write(paths.lead, lead)).body;
  await must(
    send(`${url}${buildPath(paths.leadUpdate, { leadId })}`, {
      method: 'PATCH',
      body: { business: product.business, document },
      key: randomUUID(),
    }),
  );
  await write(buildPath(paths.phoneCode, { leadId }), product);
  const written = await write(buildPath(paths.contractGeneration, { code }), { leadId, planId });
  const { contractId } = Value.Parse(ContractAnswer, JSON.parse(written.text));
  await write(buildPath(paths.contractAcceptance, { code, id: contractId }), { leadId });
  await must(send(`${url}${buildPath(paths.contract, { code })}?id=${contractId}`));
  const key = randomUUID();
  const request = createPaymentRequest({ leadId, ...person, document }, sale, [
    parts.card(sale.amount, 1, typedCard(cards.approved)),
  ]);
  const encrypt = await openCardEncryption(system);
  await write(paths.paymentV2, await encrypt(request, key), key);
}

async function tryCards(system: FaultSystem): Promise<Figure> {
  const url = system.webUrl;
  const encrypt = await openCardEncryption(system);
  const pay = async (number: string, securityCode?: string) => {
    const key = randomUUID();
    const card = createCardPart(number, securityCode);
    const request = createPaymentRequest(await createBuyer(system), sales.ms, [card]);
    return send(`${url}${paths.paymentV2}`, { body: await encrypt(request, key), key });
  };
  const tried = [
    await pay(cards.approved),
    await pay(cards.declined),
    await pay(cards.approved, oddCode),
  ];
  const misplaced: Answer[] = [];
  for (const written of writeCard(cards.approved).slice(0, 3)) {
    for (const field of ['name', 'source', 'seller', 'referer']) {
      const body = createLeadRequest({ ...createContact(), [field]: written });
      misplaced.push(await send(`${url}${paths.lead}`, { body, key: randomUUID() }));
    }
    await visitPage(url, `/lead?product=ms&source=${encodeURIComponent(written)}`);
  }
  const done = tried.map(({ status }) => status).join() === '201,402,402';
  const refused = misplaced.filter(({ status }) => status === 400).length;
  return createFigure(
    'cards tried and misplaced: as expected',
    1 + misplaced.length,
    (done ? 1 : 0) + refused,
  );
}

async function erase({ commandVariables }: FaultSystem): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ['scripts/launch.js', 'privacy', 'erase', person.email],
    {
      cwd: projectRoot,
      env: childEnvironment(process.env, commandVariables),
    },
  );
}

async function dumpDatabase(system: FaultSystem): Promise<string> {
  const tables = await query<{ name: string }>(
    system,
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const dump: string[] = [];
  for (const { name: table } of tables) {
    const rows = await query<{ row: string }>(system, `select t::text as row from "${table}" t`);
    dump.push(...rows.map(({ row }) => row));
  }
  const files = await query<{ pdf: Buffer }>(system, 'select pdf from contract_files');
  return [...dump, ...files.map(({ pdf }) => pdf.toString('latin1'))].join('\n');
}

/**
 * Reads all files below a folder, byte for byte. @param isLeftOut excludes a file by its path below
 * the folder
 */
function readFiles(folder: string, isLeftOut: (file: string) => boolean = () => false): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name: file, parentPath }) => path.join(parentPath, file))
    .filter((file) => !isLeftOut(path.relative(folder, file)));
  return files.map((file) => readFileSync(file, 'latin1')).join('\n');
}

const latin = (text: string) => Buffer.from(text).toString('latin1');

const countTraces = (traces: readonly string[], places: readonly string[]): number =>
  traces.filter((trace) => places.some((place) => place.includes(trace))).length;

const isOfPostgres = (file: string) => file.startsWith('postgres');

export const traces: Scenario = {
  name,
  system: { hasWeb: true, variables: { LOG_LEVEL: 'debug' } },
  async run(system) {
    const document = generateCpf();
    const dotted = document.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');
    const { email, name: fullName, phone } = person;
    const personTraces = [
      email,
      encodeURIComponent(email),
      fullName,
      'Zoroastra',
      phone,
      phone.slice(3),
      document,
      dotted,
    ];
    await buy(system, document);
    const tried = await tryCards(system);
    await settle(system);
    const before = await dumpDatabase(system);
    await erase(system);
    const dump = await dumpDatabase(system);
    const log = readFileSync(getLogFile(name), 'latin1');
    const everything = [dump, log, readFiles(system.dataDir)];
    const files = readFiles(system.dataDir, isOfPostgres);
    const written = personTraces.flatMap((trace) => [trace, latin(trace)]);
    return [
      createFigure(
        'a person before the erasure: in the database',
        1,
        countTraces([email], [before]),
      ),
      createLimitFigure(
        'a person who was erased: traces in a dump',
        0,
        countTraces(written, [dump]),
      ),
      createLimitFigure(
        'a person who was erased: traces in files',
        0,
        countTraces(written, [files]),
      ),
      createLimitFigure('a person who was erased: traces in logs', 0, countTraces(written, [log])),
      tried,
      createLimitFigure('card numbers: traces anywhere', 0, countTraces(cardTraces, everything)),
      createLimitFigure(
        'CVVs and holders: traces anywhere',
        0,
        countTraces([oddCode, createCard(cards.approved).holderName], everything),
      ),
    ];
  },
};

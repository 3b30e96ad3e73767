import { ProviderUnavailable } from '@/commerce/providers/errors';
import type { PostalCodes } from '@/commerce/providers/PostalCodes';
import { buildPath, paths } from '@/contract/paths';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

const ask = (commerce: TestCommerce, postalCode: string) =>
  commerce.app.inject({ url: buildPath(paths.postalCode, { postalCode }) });

describe('the built-in table', () => {
  let commerce: TestCommerce;
  beforeAll(async () => {
    commerce = await startTestCommerce();
  });
  afterAll(() => commerce.stop());

  test.each([
    ['01310-100', 'SP', 'São Paulo'],
    ['08499-999', 'SP', 'São Paulo'],
    ['08500-000', 'SP', null],
    ['13010-001', 'SP', null],
    ['22041001', 'RJ', 'Rio de Janeiro'],
    ['24020-005', 'RJ', null],
    ['30130-010', 'MG', 'Belo Horizonte'],
    ['40020-000', 'BA', 'Salvador'],
    ['69005-010', 'AM', 'Manaus'],
    ['69301-000', 'RR', 'Boa Vista'],
    ['69400-000', 'AM', null],
    ['70040-010', 'DF', 'Brasília'],
    ['72800-000', 'GO', null],
    ['73001-970', 'DF', 'Brasília'],
    ['73700-000', 'GO', null],
    ['76801-000', 'RO', 'Porto Velho'],
    ['88010-001', 'SC', 'Florianópolis'],
    ['99999-999', 'RS', null],
  ])('%s lies in %s, %s', async (postalCode, state, city) => {
    const answer = await ask(commerce, postalCode);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ state, city, district: null, street: null });
  });

  test('an unassigned code is not found', async () => {
    const answer = await ask(commerce, '00000-000');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });

  test.each(['1310-100', '01310--100', 'abcde-fgh', '013101000'])(
    '%s is not a code',
    async (code) => {
      const answer = await ask(commerce, code);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found' });
    },
  );
});

test('a separate look-up returns streets, and may be unavailable', async () => {
  const postalCodes: PostalCodes = {
    find: (digits) =>
      digits === '01310100'
        ? Promise.resolve({
            state: 'SP',
            city: 'São Paulo',
            district: 'Bela Vista',
            street: 'Avenida Paulista',
          })
        : Promise.reject(new ProviderUnavailable('away')),
  };
  const commerce = await startTestCommerce({ postalCodes });
  const known = await ask(commerce, '01310-100');
  const away = await ask(commerce, '01310-200');
  await commerce.stop();
  expect(known.json()).toMatchObject({ district: 'Bela Vista', street: 'Avenida Paulista' });
  expect(away.statusCode).toBe(502);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeApi } from '@/commerce/describeApi';
import { paths } from '@/contract/paths';

test('contract/openapi.json is what the service serves (npm run openapi writes it)', async () => {
  const file = path.resolve(__dirname, '../../contract/openapi.json');
  const description = await describeApi();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(description)));
});

test('every call of the contract is described', async () => {
  const text = JSON.stringify(await describeApi());
  for (const call of Object.values(paths).filter((url) => url !== paths.openApi)) {
    expect(text).toContain(`"${call.replaceAll(/:([A-Za-z]+)/g, '{$1}')}"`);
  }
});

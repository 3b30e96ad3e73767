import { getApiUrls, getRequestApiUrls, runInHomologation } from '@/services/http/apiUrl.server';

const own = 'http://commerce.example';
const homolog = 'http://homolog.example';

afterEach(() => {
  delete process.env.API_URL;
  delete process.env.HOMOLOG_API_URL;
});

it.each([
  [own, homolog, false, own],
  [own, homolog, true, homolog],
  [own, undefined, true, own],
  [undefined, undefined, true, 'http://127.0.0.1:4000'],
  [undefined, undefined, false, 'http://127.0.0.1:4000'],
])('API_URL %s, HOMOLOG_API_URL %s, homologation %s: %s', (api, homologApi, isOn, expected) => {
  if (api !== undefined) process.env.API_URL = api;
  if (homologApi !== undefined) process.env.HOMOLOG_API_URL = homologApi;
  expect(getApiUrls(isOn)).toEqual([expected]);
});

it('concurrent requests do not affect each other', async () => {
  Object.assign(process.env, { API_URL: own, HOMOLOG_API_URL: homolog });
  const answer = (isOn: boolean) =>
    runInHomologation(isOn, async () => {
      await new Promise((resolve) => setTimeout(resolve, isOn ? 1 : 5));
      return getRequestApiUrls()[0];
    });
  expect(await Promise.all([answer(true), answer(false), answer(true)])).toEqual([
    homolog,
    own,
    homolog,
  ]);
  expect(getRequestApiUrls()).toEqual([own]);
});

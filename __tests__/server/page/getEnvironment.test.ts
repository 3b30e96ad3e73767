import { getEnvironment } from '@/server/page/createPage.server';
import { runInHomologation } from '@/services/http/apiUrl.server';

afterEach(() => {
  delete process.env.APP_ENV;
  delete process.env.HOMOLOG_API_URL;
});

it.each([
  ['test', false, undefined, 'test'],
  ['test', true, undefined, 'homolog'],
  ['homolog', false, undefined, 'homolog'],
  ['production', false, 'http://homolog.example', 'production'],
  ['production', true, 'http://homolog.example', 'homolog'],
  // Payments there use real money even so.
  ['production', true, undefined, 'production'],
])('APP_ENV %s, homologation %s, its service %s: %s', (appEnv, isOn, service, expected) => {
  process.env.APP_ENV = appEnv;
  if (service !== undefined) process.env.HOMOLOG_API_URL = service;
  expect(runInHomologation(isOn, getEnvironment)).toBe(expected);
});

import { getRequestedHomologation, hasHomologation } from '@/services/checkout/homologation';

describe('getRequestedHomologation', () => {
  it.each([
    ['homologation-on', true],
    ['homologation-on=', true],
    ['product=ms&homologation-on=true', true],
    ['homologation-on=1&product=ms', true],
    ['homologation%2Don=true', true],
    ['', null],
    ['product=ms', null],
    ['homologation=true', null],
    ['homologation-on=false', false],
    ['homologation-on=0', false],
    ['homologation-on=query_param_homologation', null],
  ])('%j: %s', (rawQuery, expected) => {
    expect(getRequestedHomologation(rawQuery)).toBe(expected);
  });
});

describe('hasHomologation', () => {
  it.each([
    [{}, false, false],
    [{ 'homologation-on': 'true' }, true, true],
    [{ 'homologation-on': '1' }, true, false],
    [{ 'homologation-on': '' }, true, false],
    [{ 'homologation-on': 'false' }, false, false],
    [{ other: 'true' }, false, false],
  ])('%j: %s, in production %s', (cookies, elsewhere, inProduction) => {
    expect(hasHomologation(cookies, 'test')).toBe(elsewhere);
    expect(hasHomologation(cookies, 'homolog')).toBe(elsewhere);
    expect(hasHomologation(cookies, 'production')).toBe(inProduction);
  });
});

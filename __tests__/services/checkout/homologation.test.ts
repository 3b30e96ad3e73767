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
    [{}, false],
    [{ 'homologation-on': 'true' }, true],
    [{ 'homologation-on': '1' }, true],
    [{ 'homologation-on': '' }, true],
    [{ 'homologation-on': 'false' }, false],
    [{ other: 'true' }, false],
  ])('%j: %s', (cookies, expected) => {
    expect(hasHomologation(cookies)).toBe(expected);
  });
});

import { requestsHomologation, hasHomologation } from '@/services/checkout/homologation';

describe('asksForHomologation', () => {
  it.each([
    ['homologation-on', true],
    ['homologation-on=', true],
    ['product=ms&homologation-on=true', true],
    ['homologation-on=1&product=ms', true],
    ['homologation%2Don=true', true],
    ['', false],
    ['product=ms', false],
    ['homologation=true', false],
    ['homologation-on=false', false],
    ['homologation-on=query_param_homologation', false],
  ])('%j: %s', (rawQuery, expected) => {
    expect(requestsHomologation(rawQuery)).toBe(expected);
  });
});

describe('hasHomologation', () => {
  it.each([
    [{}, false],
    [{ 'homologation-on': 'true' }, true],
    [{ 'homologation-on': '' }, false],
    [{ other: 'true' }, false],
  ])('%j: %s', (cookies, expected) => {
    expect(hasHomologation(cookies)).toBe(expected);
  });
});

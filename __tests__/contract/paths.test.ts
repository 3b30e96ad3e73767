import { buildPath, paths } from '@/contract/paths';

describe('buildPath', () => {
  it('fills in parameters', () => {
    expect(buildPath(paths.productConfig, { code: 'ms' })).toBe('/api/v1/product/ms/config');
  });

  it.each([
    ['../admin', '/api/v1/seller/..%2Fadmin'],
    ['a?b#c', '/api/v1/seller/a%3Fb%23c'],
    ['$&', '/api/v1/seller/%24%26'],
  ])('a value cannot leave its segment: %s', (source, expected) => {
    expect(buildPath(paths.seller, { source })).toBe(expected);
  });
});

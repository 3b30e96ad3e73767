import { leaveHomologation } from '@/services/checkout/homologation';

afterEach(() => {
  document.cookie = 'homologation-on=; Path=/; Max-Age=0';
});

it.each([
  ['/lead', '?product=ms&homologation-on=true', '/lead?product=ms'],
  ['/lead', '?homologation-on', '/lead'],
  ['/lead', '', '/lead'],
  [
    '/payment',
    '?a=%20b&homologation-on=1&c=+d&e=%C3%A3&f&homologation%2Don&a=2&g=//x?y',
    '/payment?a=%20b&c=+d&e=%C3%A3&f&a=2&g=//x?y',
  ],
])('leads from %s%s to %s', (pathname, search, expected) => {
  const replace = vi.fn();
  leaveHomologation({ pathname, search, replace });
  expect(replace).toHaveBeenCalledWith(expected);
});

it('removes the cookie', () => {
  document.cookie = 'homologation-on=true; Path=/';
  document.cookie = 'other=1; Path=/';
  leaveHomologation({ pathname: '/', search: '', replace: vi.fn() });
  expect(document.cookie).toBe('other=1');
});

it('waits for the browser to have removed the cookie', () => {
  const order: string[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => void order.push('remove'));
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    order.push('read');
    return '';
  });
  leaveHomologation({ pathname: '/', search: '', replace: () => void order.push('leave') });
  expect(order).toEqual(['remove', 'remove', 'read', 'leave']);
});

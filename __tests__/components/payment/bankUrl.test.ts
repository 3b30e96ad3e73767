import { getBankUrl } from '@/components/payment/bankUrl';

test.each(['https://banco.example/3ds?id=1', 'http://127.0.0.1:4100/3ds/1'])('%s', (url) => {
  expect(getBankUrl(url)).toBe(url);
});

test.each([null, '', '/3ds', '//banco.example', 'javascript:alert(1)', 'data:text/html,x'])(
  '%s is not opened',
  (url) => {
    expect(getBankUrl(url)).toBeNull();
  },
);

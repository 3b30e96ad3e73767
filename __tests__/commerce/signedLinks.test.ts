import { createAccessLink } from '@/commerce/modules/access/accessLink';
import { createRefundLink } from '@/commerce/modules/payments/buyerLinks';
import { readLink } from '@/commerce/signedLinks';

const now = new Date('2031-01-31T12:00:00.000Z');
const services = {
  buyerLinkSecrets: ['a secret of the tests'],
  clock: () => now,
  schools: [],
  webUrl: 'https://pay.example',
};
const paid = {
  id: '0b0e2b2e-0f57-4a39-9f5c-6a52f7d4a111',
  state: 'paid',
  business: 'medcof',
  createdAt: new Date('2031-01-30T08:00:00.000Z'),
  purchase: { type: 'direct' },
  parts: [{ method: 'pix' }],
} as const;

const tokenOf = (link: string | null) => link?.split('/').at(-1) ?? '';

it('a link names its payment and when it was issued, and serves only its own purpose', () => {
  const access = createAccessLink(services, paid);
  expect(access).toMatch(/^https:\/\/pay\.example\/access\/[\w-]{72}$/);
  expect(readLink(services, 'access', tokenOf(access))).toEqual({
    id: paid.id,
    issuedAt: now,
  });
  expect(readLink(services, 'refund', tokenOf(access))).toBeNull();
  const refund = createRefundLink(services, paid);
  expect(refund).toMatch(/^https:\/\/pay\.example\/refund\/[\w-]{72}$/);
  expect(readLink(services, 'refund', tokenOf(refund))).toEqual({
    id: paid.id,
    issuedAt: paid.createdAt,
  });
  expect(readLink(services, 'access', tokenOf(refund))).toBeNull();
});

it('leads to the school where the school has a page for it', () => {
  const url = 'https://school.example/in?from=checkout';
  const schools = [{ business: 'medcof' as const, keys: [], url }];
  const link = createAccessLink({ ...services, schools }, paid);
  expect(link).toMatch(/^https:\/\/school\.example\/in\?from=checkout&token=[\w-]{72}$/);
});

it('a changed link is no link', () => {
  const token = tokenOf(createAccessLink(services, paid));
  const changed = [...token].map((letter, index) => {
    const other = letter === 'A' ? 'B' : 'A';
    return `${token.slice(0, index)}${other}${token.slice(index + 1)}`;
  });
  const others = [...changed, '', 'x', token.slice(1), `${token}A`, `${token}=`, `${token} `];
  for (const other of others) expect(readLink(services, 'access', other)).toBeNull();
});

it('a key that is being replaced still verifies what it signed, and signs nothing new', () => {
  const token = tokenOf(createAccessLink(services, paid));
  const changing = { ...services, buyerLinkSecrets: ['the new one', 'a secret of the tests'] };
  expect(readLink(changing, 'access', token)?.id).toBe(paid.id);
  const renewed = tokenOf(createAccessLink(changing, paid));
  const changed = { ...services, buyerLinkSecrets: ['the new one'] };
  expect(readLink(changed, 'access', renewed)?.id).toBe(paid.id);
  expect(readLink(changed, 'access', token)).toBeNull();
});

it('no link is made without a key, nor for a payment that does not qualify', () => {
  const without = { ...services, buyerLinkSecrets: [] };
  expect(createAccessLink(without, paid)).toBeNull();
  expect(createRefundLink(without, paid)).toBeNull();
  expect(readLink(without, 'access', tokenOf(createAccessLink(services, paid)))).toBeNull();
  const pending = { ...paid, state: 'pending' } as const;
  expect(createAccessLink(services, pending)).toBeNull();
  expect(createRefundLink(services, pending)).toBeNull();
  const renewal = { ...paid, purchase: { type: 'renew' } } as const;
  expect(createAccessLink(services, renewal)).toBeNull();
  expect(createRefundLink(services, renewal)).not.toBeNull();
  const cash = { ...paid, parts: [{ method: 'cash' }] } as const;
  expect(createAccessLink(services, cash)).not.toBeNull();
  expect(createRefundLink(services, cash)).toBeNull();
});

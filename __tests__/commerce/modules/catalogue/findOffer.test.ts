import { registry } from '@/commerce/modules/catalogue/registry';
import { findOffer } from '@/commerce/modules/catalogue/pricePlan';

test('an offer has expired from the moment it ends', () => {
  const [product] = registry;
  if (!product) throw new Error('The catalogue is empty');
  const offer = { id: 'short', planId: 'x', amount: 1, endsAt: '2026-03-10T12:00:00Z' };
  const selling = { ...product, offers: [offer] };
  expect(findOffer(selling, 'short', new Date('2026-03-10T11:59:59.999Z'))).toBe(offer);
  expect(findOffer(selling, 'short', new Date('2026-03-10T12:00:00Z'))).toBeUndefined();
});

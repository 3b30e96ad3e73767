import { templateIds } from '@/contract/enumerations';
import { nameStep } from '@/server/page/nameStep.server';

const indicator = { current: 2, total: 5 };

test.each(templateIds)('names the step %s', (templateId) => {
  expect(nameStep(indicator, { templateId }, 'pt-BR')?.name).toBeTruthy();
});

test('names a step in the page’s language, and a page that belongs to the payment as the payment', () => {
  expect(nameStep(indicator, { templateId: 'lead' }, 'pt-MZ')?.name).toBe('Os seus dados');
  const ofPayment = { ...indicator, isOfPayment: true };
  expect(nameStep(ofPayment, { templateId: 'pix' }, 'pt-BR')?.name).toBe('Pagamento');
  expect(nameStep(indicator, { templateId: 'upsell-payment' }, 'pt-BR')?.name).toBe('Pagamento');
});

test('names a Pix that the flow does not name as the payment', () => {
  expect(nameStep(indicator, null, 'pt-BR')?.name).toBe('Pagamento');
});

test.each([
  ['a Pix of its own step', { templateId: 'pix' }, indicator],
  ['a Pix that the flow does not name', null, indicator],
  ['a payment to be confirmed', null, { ...indicator, isOfPayment: true }],
  ['a slip or a sale in person', { templateId: 'success' }, indicator],
  ['one of an offer', { templateId: 'upsell-success' }, indicator],
] as const)('names %s as the open part of the payment', (_, step, shown) => {
  expect(nameStep(shown, step, 'pt-BR')?.openName).toBe('Pagamento pendente');
  expect(nameStep(shown, step, 'pt-MZ')?.openName).toBe('Pagamento pendente');
  expect(nameStep(shown, step, 'es-PE')?.openName).toBe('Pago pendiente');
});

test.each(['lead', 'payment', 'upsell-payment'] as const)(
  '%s has no open payment',
  (templateId) => {
    expect(nameStep(indicator, { templateId }, 'pt-BR')).not.toHaveProperty('openName');
  },
);

test('has no name where there is no step count', () => {
  expect(nameStep(null, { templateId: 'lead' }, 'pt-BR')).toBeNull();
});

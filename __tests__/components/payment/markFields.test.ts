import { markFields } from '@/components/payment/markFields';
import { getInitialValues } from '@/components/payment/paymentValues';
import { buildPlan } from '../../support/builders';

test.each([
  // The points are the first part of the payment, and have no fields.
  ['credit-card', 'cards[0].installments'],
  ['credit-card+pix', 'cards[0].installments'],
  ['credit-card+credit-card', 'cards[1].installments'],
] as const)(
  '%s: the card of the second part is marked where it was typed',
  async (method, field) => {
    const form = {
      setFieldError: vi.fn(),
      setFieldTouched: vi.fn(),
      setFieldValue: vi.fn(),
      setStatus: vi.fn(),
    };
    const outcome = { kind: 'invalidFields', fields: ['cards[1].installments'] } as const;
    await markFields(form, outcome, getInitialValues(method, buildPlan(), 'Brasil'), null);
    expect(form.setFieldError).toHaveBeenCalledExactlyOnceWith(field, 'validation.registry');
  },
);

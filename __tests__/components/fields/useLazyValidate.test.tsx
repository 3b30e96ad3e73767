import { renderHook } from '@testing-library/react';
import { useLazyValidate } from '@/components/fields/useLazyValidate';
import { collectErrors } from '@/validation/schemas/collectErrors';
import { leadSchema } from '@/validation/schemas/leadSchema';

const validate = (values: object) => collectErrors(leadSchema('pt-BR'), values);
const badLead = { name: 'Ana', email: '', phone: '', phoneCountry: 'BR' };

test('loads the schema at the first check only', async () => {
  const load = vi.fn(() => Promise.resolve(validate));
  const { result } = renderHook(() => useLazyValidate(load));
  expect(load).not.toHaveBeenCalled();
  const errors = await result.current(badLead);
  expect(errors).toMatchObject({ name: 'validation.name.oneWord', email: 'validation.required' });
  await result.current(badLead);
  expect(load).toHaveBeenCalledTimes(1);
});

test('lets a form through while the schema cannot be loaded, and tries again', async () => {
  const load = vi
    .fn<() => Promise<typeof validate>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(validate);
  const { result } = renderHook(() => useLazyValidate(load));
  expect(await result.current(badLead)).toEqual({});
  expect(await result.current(badLead)).toMatchObject({ name: 'validation.name.oneWord' });
});

import { screen, waitFor } from '@testing-library/react';
import { type LoadMask, MaskedField } from '@/components/fields/MaskedField';
import { renderForm } from './renderForm';

export function renderMasked(label: string, mask: LoadMask) {
  const form = renderForm({
    fields: <MaskedField name="field" label={label} mask={mask} inputMode="numeric" />,
    initialValues: { field: '' },
  });
  return { ...form, input: screen.getByLabelText<HTMLInputElement>(label) };
}

export async function renderFocused(label: string, mask: LoadMask) {
  const form = renderMasked(label, mask);
  await form.user.click(form.input);
  await waitFor(async () => {
    await form.user.keyboard('a!');
    const isMasked = !form.input.value.includes('!');
    await form.user.clear(form.input);
    expect(isMasked).toBe(true);
  });
  return form;
}

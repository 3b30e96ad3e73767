import { screen, waitFor } from '@testing-library/react';
import { type LoadMask, MaskedField } from '@/components/fields/MaskedField';
import { renderForm } from './renderForm';

/** A form of one masked field, named `field`. */
export function renderMasked(label: string, mask: LoadMask) {
  const form = renderForm({
    fields: <MaskedField name="field" label={label} mask={mask} inputMode="numeric" />,
    initialValues: { field: '' },
  });
  return { ...form, input: screen.getByLabelText<HTMLInputElement>(label) };
}

/** Focuses the field and waits for its mask, which lets no exclamation mark past a word. */
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

import { useState } from 'react';
import type { FormMethod } from './paymentValues';

/**
 * A key for a form with these methods: another form where one of them is no longer offered, the same
 * where others are offered as well, so that what was typed and said stays.
 */
export function useFormKey(methods: readonly FormMethod[]): number {
  const [form, setForm] = useState({ key: 0, methods });
  if (form.methods.join() === methods.join()) return form.key;
  const isLost = form.methods.some((method) => !methods.includes(method));
  setForm({ key: isLost ? form.key + 1 : form.key, methods });
  return form.key;
}

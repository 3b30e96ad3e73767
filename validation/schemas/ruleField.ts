import { string } from 'yup';
import type { ValidationMessageKey } from '../validationMessageKey';

/** The whole form's values, as another field's rule may need them. */
export type FormValues = Readonly<Record<string, unknown>>;

type FieldRule = (value: string, values: FormValues) => ValidationMessageKey | undefined;

/**
 * A text field that is trimmed and checked by rules in their order; its error is the message key
 * of the first one that fails.
 */
export function ruleField(...rules: readonly FieldRule[]) {
  return string()
    .ensure()
    .trim()
    .test({
      name: 'rules',
      test(value, context) {
        const values: FormValues = context.parent;
        for (const rule of rules) {
          const message = rule(value, values);
          if (message) return context.createError({ message });
        }
        return true;
      },
    });
}

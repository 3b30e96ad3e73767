import { string, type TestConfig, type TestContext } from 'yup';
import { toPlainCharacters } from '@/domain/plainText';
import type { Rule, ValidationMessageKey } from '../rule';

const missing: ValidationMessageKey = 'validation.required';

/** A text field: trimmed, without what nobody sees, and empty where the form has no value. */
export const text = () => string().ensure().transform(toPlainCharacters).trim();

/** A text field that must be filled in. */
export const requiredText = () => text().required(missing);

/** What a test is told that looks at other fields as well: those that stand beside its own. */
export interface FieldContext<Beside> extends Pick<TestContext, 'createError'> {
  parent: Beside;
}

/** A rule as a test of Yup's. What is empty passes: `required` says whether it may be. */
export const follows = (rule: Rule): TestConfig<string> => ({
  name: 'rule',
  test(value, context) {
    const message = value === '' ? undefined : rule(value);
    return message === undefined || context.createError({ message });
  },
});

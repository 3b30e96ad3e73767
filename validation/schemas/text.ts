import { string, type TestConfig, type TestContext } from 'yup';
import { toPlainCharacters } from '@/domain/plainText';
import type { Rule, ValidationMessageKey } from '../rule';

const missing: ValidationMessageKey = 'validation.required';

export const text = () => string().ensure().transform(toPlainCharacters).trim();

export const requiredText = () => text().required(missing);

export interface FieldContext<Beside> extends Pick<TestContext, 'createError'> {
  parent: Beside;
}

export const follows = (rule: Rule): TestConfig<string> => ({
  name: 'rule',
  test(value, context) {
    const message = value === '' ? undefined : rule(value);
    return message === undefined || context.createError({ message });
  },
});

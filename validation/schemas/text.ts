import { string, type TestConfig, type TestContext } from 'yup';
import { toPlainCharacters } from '@/domain/plainText';
import type { Rule, ValidationMessageKey } from '../rule';

const missing: ValidationMessageKey = 'validation.required';

export const text = () => string().ensure().transform(toPlainCharacters).trim();

/** @param message where the field has one of its own */
export const requiredText = (message: ValidationMessageKey = missing) => text().required(message);

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

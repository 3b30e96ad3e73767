import { type Schema, ValidationError } from 'yup';

/** By field name, the message key of its error; a valid field is absent. */
export type FormErrors = Partial<Record<string, string>>;

/** Checks a form's values against a schema, synchronously: the answer of formik's `validate`. */
export function collectErrors(schema: Schema, values: object): FormErrors {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]));
  }
}

import { setIn } from 'formik';
import { type Schema, ValidationError } from 'yup';

export interface FormErrors {
  [field: string]: string | FormErrors | readonly (FormErrors | undefined)[] | undefined;
}

/**
 * Validates a form's values against a schema, synchronously, for formik's `validate`. A field with
 * several faults reports the first.
 */
export function collectErrors(schema: Schema, values: object): FormErrors {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return error.inner.reduceRight<FormErrors>(
      (errors, { message, path = '' }) => setIn(errors, path, message) as FormErrors,
      {},
    );
  }
}

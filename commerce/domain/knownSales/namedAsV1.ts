import { ProblemError } from '../../errors/ProblemError';

const namesInV1: ReadonlyMap<string, string> = new Map([
  ['/paymentMethods/0/method', '/paymentMethod'],
  ['/paymentMethods/0/installments', '/numberInstallments'],
  ['/paymentMethods/0/paymentProfileId', '/paymentProfileId'],
]);

/** Names the fields of a problem as the first version of the renewal call does. */
export function namedAsV1(error: unknown): unknown {
  if (!(error instanceof ProblemError) || !error.extras.errors) return error;
  const errors = error.extras.errors.map(({ code, field }) => ({
    field: namesInV1.get(field) ?? field,
    code,
  }));
  return new ProblemError(error.code, { ...error.extras, errors });
}

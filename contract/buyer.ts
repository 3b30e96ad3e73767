import Type from 'typebox';

export const DocumentNumber = Type.String({
  description: 'CPF, CNPJ (old or alphanumeric form) or DNI, without punctuation',
  pattern: '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2}|[0-9]{8})$',
});

export const BirthDate = Type.String({
  format: 'date',
  description: 'YYYY-MM-DD. A day in the past',
});

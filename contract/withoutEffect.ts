import Type from 'typebox';

/** A query value that every caller may send; the embedded catalogue sells to everybody alike. */
export const withoutEffect = Type.Optional(
  Type.String({ maxLength: 200, description: 'Changes nothing in the embedded catalogue' }),
);

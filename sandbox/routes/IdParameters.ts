import Type from 'typebox';

export const IdParameters = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) });

import Type, { type Static } from 'typebox';

const TextAddress = Type.String({ minLength: 1, maxLength: 500, pattern: '^(https?:/)?/' });

export const Consent = Type.Object(
  {
    version: Type.String({
      description: 'Of the texts, as their publisher names it, such as a date',
      minLength: 1,
      maxLength: 40,
      pattern: '^[\\w.-]+$',
    }),
    terms: Type.Optional(TextAddress),
    privacy: Type.Optional(TextAddress),
  },
  {
    description:
      'Which texts the buyer was shown and agreed to, and where they stood. Kept with the time, so that it can be shown (LGPD, art. 8).',
    additionalProperties: false,
  },
);
export type Consent = Static<typeof Consent>;

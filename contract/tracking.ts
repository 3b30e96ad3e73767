import Type, { type Static } from 'typebox';
import { linkParameters } from '@/domain/link/linkParameters';

const parameter = Type.Optional(
  Type.String({ minLength: 1, maxLength: linkParameters.utm_source.maxLength }),
);

export const Tracking = Type.Object(
  {
    _ga: parameter,
    utm_source: parameter,
    utm_medium: parameter,
    utm_campaign: parameter,
    utm_term: parameter,
    utm_content: parameter,
    gclid: parameter,
    fbclid: parameter,
  },
  {
    description:
      'Which campaign brought the buyer: parameters of the link, under the names that Google and Meta gave them',
    additionalProperties: false,
    minProperties: 1,
  },
);
export type Tracking = Static<typeof Tracking>;

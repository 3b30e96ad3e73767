import Type, { type Static } from 'typebox';
import { PhoneNumber } from './lead';

export const Presentation = Type.Object(
  {
    headline: Type.String(),
    benefits: Type.Array(Type.String()),
    guaranteeDays: Type.Integer({ minimum: 0 }),
  },
  { description: 'What a presentation step says about the product' },
);
export type Presentation = Static<typeof Presentation>;

export const Video = Type.Object(
  {
    src: Type.String(),
    poster: Type.String(),
    captions: Type.String({ description: 'A WebVTT file in the language of the flow' }),
    headline: Type.String(),
  },
  { description: 'What a video step plays. Paths are same-origin files.' },
);
export type Video = Static<typeof Video>;

export const Picture = Type.Object(
  { src: Type.String(), alt: Type.String() },
  { description: 'The picture of what a step offers; `alt` says what it shows' },
);
export type Picture = Static<typeof Picture>;

export const StepDocument = Type.Object(
  {
    title: Type.String(),
    markdown: Type.String({ description: 'CommonMark without HTML' }),
  },
  { description: 'What a document step shows to read and accept' },
);
export type StepDocument = Static<typeof StepDocument>;

export const WhatsappChat = Type.Object(
  {
    phone: PhoneNumber,
    text: Type.String({ minLength: 1, maxLength: 300, description: 'The first message, to edit' }),
  },
  { description: "Where a step's offer is talked over instead of bought on the next page" },
);
export type WhatsappChat = Static<typeof WhatsappChat>;

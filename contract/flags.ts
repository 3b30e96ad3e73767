import Type, { type Static } from 'typebox';
import { BusinessCode } from './business';
import { operations } from './enumerations';

const Told = Type.Optional(Type.String({ maxLength: 80 }));

export const FlagsQuery = Type.Object({
  'properties[business]': BusinessCode,
  'properties[product]': Type.String({ minLength: 1, maxLength: 80, description: 'Its code' }),
  'properties[operation]': Type.Enum([...operations]),
  appName: Told,
  environment: Told,
  sessionId: Told,
});
export type FlagsQuery = Static<typeof FlagsQuery>;

const Toggle = Type.Object({
  name: Type.String(),
  enabled: Type.Literal(true),
  impressionData: Type.Literal(false),
  variant: Type.Object({ name: Type.Literal('disabled'), enabled: Type.Literal(false) }),
});

export const Flags = Type.Object(
  { toggles: Type.Array(Toggle) },
  { $id: 'Flags', description: "The flags that are on, as Unleash's frontend API lists them" },
);
export type Flags = Static<typeof Flags>;

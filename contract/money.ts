import Type, { type Static } from 'typebox';
import { currencies } from './enumerations';

export const MinorUnits = Type.Integer({
  minimum: 0,
  maximum: 100_000_000_00,
  description:
    'An amount of money in minor units (cents). Never a float, never a formatted text. Amount in minor units (cents)',
});
export type MinorUnits = Static<typeof MinorUnits>;

export const CurrencyCode = Type.Enum([...currencies], { description: 'ISO 4217 code' });

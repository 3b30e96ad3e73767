/**
 * The chunk of the form's first focus or press: each import of its own costs bytes of the page's first
 * load, so only a method that very few choose has one.
 */
export { AddressStage } from '../AddressStage';
export { BirthDateField } from './BirthDateField';
export * as card from './card';
export * as mpesa from './mpesa';
export * as storedCard from './storedCard';
export { cardAndPix, twoCards } from './twoMethods/twoMethods';
export { bankSlip, inPerson, pix } from './withoutFields';

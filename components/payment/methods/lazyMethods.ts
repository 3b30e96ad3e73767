/**
 * One chunk: each import of its own costs bytes of the page's first load, so only a method that
 * very few choose has one.
 */
export { AddressStage } from '../AddressStage';
export { BirthDateField } from './BirthDateField';
export * as bankSlip from './bankSlip';
export * as card from './card';
export { inPerson } from './inPerson';
export * as mpesa from './mpesa';
export * as pix from './pix';
export * as storedCard from './storedCard';
export { cardAndPix, twoCards } from './twoMethods/twoMethods';

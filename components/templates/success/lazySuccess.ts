export { IncludedEvents } from './IncludedEvents';
export { UpsellOffer } from './UpsellOffer';

import type { leads } from './tables';

/** Who left their contact for a product. */
export type LeadRow = typeof leads.$inferSelect;

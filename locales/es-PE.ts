import type { Messages } from './messageKey';

/** Peru: what differs from pt-BR. */
export const esPE: Partial<Messages> = {};

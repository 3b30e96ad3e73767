import { bigint, timestamp } from 'drizzle-orm/pg-core';

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Minor units; a bigint in the database, well inside a safe integer here. */
export const money = (name: string) => bigint(name, { mode: 'number' });

import { eq, sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../database/columns';
import type { Executor } from '../../database/connect';

const captchaTokens = pgTable('captcha_tokens', {
  nonce: text('nonce').primaryKey(),
  usedBy: uuid('used_by'),
  expiresAt: moment('expires_at').notNull(),
});

export type CaptchaTokenRow = typeof captchaTokens.$inferSelect;

interface CaptchaRepository {
  /** True: this call used the token; false: another did; null: nobody has used it. */
  isUsedBy(token: Pick<CaptchaTokenRow, 'nonce' | 'usedBy'>): Promise<boolean | null>;
  /**
   * Uses a token. @returns whether this call may continue: it is the first, or a repetition of it
   */
  use(token: CaptchaTokenRow): Promise<boolean>;
}

export function captchaRepository(executor: Executor): CaptchaRepository {
  const findUse = async ({ nonce, usedBy }: Pick<CaptchaTokenRow, 'nonce' | 'usedBy'>) => {
    const [earlier] = await executor
      .select({ isSame: sql<boolean>`coalesce(${captchaTokens.usedBy} = ${usedBy}, false)` })
      .from(captchaTokens)
      .where(eq(captchaTokens.nonce, nonce));
    return earlier?.isSame ?? null;
  };
  return {
    isUsedBy: findUse,
    async use(token) {
      const [used] = await executor
        .insert(captchaTokens)
        .values(token)
        .onConflictDoNothing()
        .returning({ nonce: captchaTokens.nonce });
      return used !== undefined || (await findUse(token)) === true;
    },
  };
}

import Type from 'typebox';
import type { CardVerification } from '../cards/CardVerification';
import { verifyCard } from '../cards/verifyCard';
import type { Sandbox } from '../Sandbox';
import type { SandboxApp } from './SandboxApp';

const CardOrder = Type.Object(
  {
    reference: Type.String({ minLength: 1, maxLength: 100 }),
    encryptedCard: Type.String({ minLength: 1, maxLength: 4096 }),
  },
  { additionalProperties: false },
);

/** POST /cards/verify: checks and stores a card for later charges; moves no money. */
export function registerCards(app: SandboxApp, sandbox: Sandbox): void {
  app.post(
    '/cards/verify',
    { schema: { body: CardOrder } },
    async ({ body }): Promise<CardVerification> => verifyCard(sandbox, body),
  );
}

import Type from 'typebox';
import { BusinessCode } from '../../business';
import { operations } from '../../enumerations';

const leadId = Type.String({ format: 'uuid', description: '`leadId` of POST /api/v1/lead' });

export const saleMembers = {
  leadId,
  business: BusinessCode,
  productCode: Type.String(),
  operation: Type.Enum([...operations], { description: 'The country of the sale' }),
  seller: Type.String(),
  source: Type.String(),
};

export const subscriptionMembers = {
  subscriptionId: Type.String(),
  purchaseId: Type.Optional(
    Type.String({
      format: 'uuid',
      description:
        'The purchase that began it, by which the school knows the account; absent when it was sold elsewhere',
    }),
  ),
  leadId,
  business: BusinessCode,
  productCode: Type.String(),
  operation: Type.Enum([...operations], { description: 'The country of the sale' }),
};

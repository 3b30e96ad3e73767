import { setSealingKeys } from '@/commerce/database/sealing';

export const testKeys = {
  dataKey: 'test-data-key-0123456789',
  lookupKey: 'test-lookup-key-0123456789',
};

setSealingKeys(testKeys);

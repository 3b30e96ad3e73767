import { setSealingKeys } from '@/commerce/database/sealing';

/** As a process of commerce gets them from DATA_KEY and LOOKUP_KEY. */
export const testKeys = {
  dataKey: 'test-data-key-0123456789',
  lookupKey: 'test-lookup-key-0123456789',
};

setSealingKeys(testKeys);

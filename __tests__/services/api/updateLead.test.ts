/** @jest-environment jsdom */
import { client } from '@/services/http/client';
import { updateLead } from '@/services/api/updateLead';

test('sends what became known to the lead’s own address', async () => {
  const patch = jest.spyOn(client, 'patch').mockResolvedValue({ data: { leadId: 'l/1' } });
  const details = { business: 'medcof', document: '12345678909' } as const;
  await expect(updateLead('l/1', details)).resolves.toEqual({ leadId: 'l/1' });
  expect(patch).toHaveBeenCalledWith('/api/v1/lead/l%2F1', details);
});

/** @jest-environment jsdom */
import { client } from '@/services/http/client';
import { updateLead } from '@/services/api/updateLead';

test('sends what became known to the lead’s own address, and needs no answer', async () => {
  const request = jest.spyOn(client, 'request').mockResolvedValue({ status: 204, data: '' });
  const details = { business: 'medcof', document: '12345678909' } as const;
  await updateLead('l/1', details);
  expect(request).toHaveBeenCalledWith({
    method: 'patch',
    url: '/api/v1/lead/l%2F1',
    data: details,
  });
});

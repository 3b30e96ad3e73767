import { completeLead } from '@/components/payment/purchase';
import { updateLead } from '@/services/api/updateLead';
import { NoAnswerError } from '@/services/http/errors';

jest.mock('@/services/api/updateLead');

const buyer = { business: 'medcof', sfLeadId: 'l1' } as const;
const address = { street: 'Av. 25', number: '1', city: 'Maputo', state: 'Maputo', country: 'MZ' };

beforeEach(() => {
  jest.resetAllMocks();
});

test.each([
  [{ document: '12345678909' }, { document: '12345678909' }],
  [{ address }, { address }],
])('tells the service what the form asked for: %j', async (given, sent) => {
  await completeLead({ ...buyer, ...given });
  expect(updateLead).toHaveBeenCalledWith('l1', { business: 'medcof', ...sent });
});

test('a form that asked for nothing more needs no call', async () => {
  await completeLead(buyer);
  expect(updateLead).not.toHaveBeenCalled();
});

test('a call that fails fails nothing else', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.mocked(updateLead).mockRejectedValue(new NoAnswerError('PATCH', '/', 'network'));
  await expect(completeLead({ ...buyer, document: '12345678909' })).resolves.toBeUndefined();
  warn.mockRestore();
});

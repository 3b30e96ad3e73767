import { parseQuery } from '@/services/checkout/query';
import { getRequestedFlowId, resolveFlow } from '@/services/checkout/resolveFlow';
import { resolveLocale, resolveOperation } from '@/services/checkout/locale';
import { defaultFlow } from '../../support/builders';

describe('getRequestedFlowId', () => {
  it.each([
    ['', 'medcof', 'default'],
    ['flowId=extended', 'medcof', 'extended'],
    ['offer=o1', 'medcof', 'offer'],
    ['offer=o1&flowId=special', 'medcof', 'special'],
    ['route=pix', 'medcof', 'pix'],
    ['route=bankslip', 'medcof', 'bankslip'],
    ['route=pix&flowId=extended&offer=o1', 'medcof', 'pix'],
    ['route=other', 'medcof', 'default'],
    ['voucher=msjana', 'meusucesso', 'extended'],
    ['voucher=msjana&flowId=x', 'meusucesso', 'extended'],
    ['voucher=msjana&route=pix', 'meusucesso', 'pix'],
    ['voucher=msjana', 'medcof', 'default'],
    ['voucher=MSJANA', 'meusucesso', 'extended'],
    ['voucher=Cupom%20MSJANA', 'meusucesso', 'extended'],
    ['voucher=MSJANA%20100%20reais%20off', 'meusucesso', 'extended'],
    ['voucher=msjana2', 'meusucesso', 'default'],
    ['route=PIX', 'medcof', 'pix'],
    ['route=BankSlip', 'medcof', 'bankslip'],
    ['route=Livelo', 'wiseup-online', 'livelo'],
    ['route=livelo', 'wiseup-online', 'livelo'],
    ['route=livelo-accrual&flowId=x', 'wiseup-online', 'livelo'],
    ['route=livelo', 'meusucesso', 'default'],
  ])('%s for %s is %s', (rawQuery, business, expected) => {
    expect(getRequestedFlowId(parseQuery(rawQuery), business)).toBe(expected);
  });
});

describe('resolveFlow', () => {
  const pixFlow = { ...defaultFlow, id: 'pix' };
  const blackFriday = { ...defaultFlow, id: 'black-friday' };

  it.each([
    ['the flow asked for', 'route=pix', 'pix'],
    ['a flow in another case', 'flowId=PIX', 'pix'],
    ['a flow with a space', 'flowId=black+friday', 'black-friday'],
    ['a flow with an underscore', 'flowId=Black_Friday', 'black-friday'],
    ['a flow with a dash', 'flowId=black–friday', 'black-friday'],
    ['the first when the asked one does not exist', 'flowId=nothing', 'default'],
    ['the first when none is asked for', '', 'default'],
  ])('%s', (_, rawQuery, expected) => {
    expect(
      resolveFlow([defaultFlow, pixFlow, blackFriday], parseQuery(rawQuery), 'medcof')?.id,
    ).toBe(expected);
  });

  it('is null for a product without flows', () => {
    expect(resolveFlow([], parseQuery(''), 'medcof')).toBeNull();
  });
});

describe('resolveLocale', () => {
  it.each([
    ['', 'pt-BR', 'BR'],
    ['locale=pt-MZ', 'pt-MZ', 'MZ'],
    ['locale=es-PE', 'es-PE', 'BR'],
    ['locale=xx', 'pt-BR', 'BR'],
    ['flowId=Per%C3%BA', 'es-PE', 'BR'],
    ['locale=es-pe', 'es-PE', 'BR'],
    ['locale=es_PE', 'es-PE', 'BR'],
    ['locale=ES_pe.', 'es-PE', 'BR'],
    ['locale=es+pe', 'es-PE', 'BR'],
    ['locale=pt_MZ.UTF-8', 'pt-MZ', 'MZ'],
    ['locale=pt-mz', 'pt-MZ', 'MZ'],
    ['LOCALE=PT_MZ', 'pt-MZ', 'MZ'],
    ['locale=mz', 'pt-MZ', 'MZ'],
    ['locale=MZ.', 'pt-MZ', 'MZ'],
    ['locale=es', 'es-PE', 'BR'],
    ['locale=pe', 'es-PE', 'BR'],
    ['locale=br', 'pt-BR', 'BR'],
    ['locale=pt', 'pt-BR', 'BR'],
    ['locale=en', 'pt-BR', 'BR'],
    ['locale=es-MX', 'es-PE', 'BR'],
    ['locale=es_ES', 'es-PE', 'BR'],
    ['locale=pt-PT', 'pt-BR', 'BR'],
    ['locale=en-US', 'pt-BR', 'BR'],
    ['locale=mozambique', 'pt-BR', 'BR'],
    ['flowId=peru', 'es-PE', 'BR'],
    ['flowId=PERU', 'es-PE', 'BR'],
    ['flowId=promo-peru-2', 'es-PE', 'BR'],
    ['flowId=peru&locale=pt-BR', 'pt-BR', 'BR'],
    ['flowId=peru&locale=xx', 'es-PE', 'BR'],
  ])('%s is %s in %s', (rawQuery, locale, operation) => {
    expect(resolveLocale(parseQuery(rawQuery))).toBe(locale);
    expect(resolveOperation(resolveLocale(parseQuery(rawQuery)))).toBe(operation);
  });
});

import { Flags } from '@/contract/flags';
import { FranchiseCities, FranchiseRegions, FranchiseUnits } from '@/contract/franchise';
import { buildPath, paths } from '@/contract/paths';
import { PostalCodePlace } from '@/contract/postalCode';
import type { TemplateId } from '@/contract/enumerations';
import { TestLocations } from '@/contract/testLocation';
import { Breach, needed, Untried } from './checks';
import { type Catalogue, type ContractTest, mark, nobody } from './ContractTest';
import { expectAnswer, expectAnswerIfAny } from './expectations';
import type { Call } from './service';

const postalCode = '01310-100';

export async function checkOtherCalls(
  { check, service, subject }: ContractTest,
  { config }: Catalogue,
): Promise<void> {
  const { business, productCode } = subject;
  const requireStep = (templateId: TemplateId) => {
    const steps = config.checkoutFlow.flatMap(({ steps: each }) => each);
    if (!steps.some((step) => step.templateId === templateId))
      throw new Untried(`no flow of the product has the step ${templateId}`);
  };
  const [brand = ''] = config.designSystemId.split('$');
  const school = { brand, country: 'BR' };

  await check('a postal code is looked up', async () =>
    expectAnswerIfAny(
      await service.send({ path: buildPath(paths.postalCode, { postalCode }) }),
      PostalCodePlace,
      'an address is typed whole',
    ),
  );
  await check('the flags are listed', async () => {
    if (config.flagsEvery === undefined) throw new Untried('the config asks for none (flagsEvery)');
    const query = {
      'properties[business]': business,
      'properties[product]': productCode,
      'properties[operation]': 'BR',
    };
    return expectAnswer(await service.send({ path: paths.flags, query }), 200, Flags);
  });
  const placed = await check('the regions and cities that have schools are listed', async () => {
    requireStep('select-school');
    const regions = await service.send({ path: paths.franchiseRegions, query: school });
    const [region] = expectAnswer(regions, 200, FranchiseRegions).regions;
    if (!region) throw new Untried('the brand has no school in Brazil');
    const inRegion = { ...school, region: region.id };
    const cities = await service.send({ path: paths.franchiseCities, query: inRegion });
    const [city] = expectAnswer(cities, 200, FranchiseCities).cities;
    return { ...inRegion, city: city?.id ?? '' };
  });
  await check('the schools of a city are listed', async () => {
    const query = needed(placed, 'city');
    const answer = await service.send({ path: paths.franchiseUnits, query });
    return expectAnswer(answer, 200, FranchiseUnits);
  });
  await check('the places of the level test are listed', async () => {
    requireStep('select-test-location');
    const answer = await service.send({ path: paths.testLocations, query: school });
    return expectAnswer(answer, 200, TestLocations);
  });

  for (const [what, call] of Object.entries(listWithoutOwner(subject))) {
    await check(`${what} is 404`, async () => {
      const { call: asked, status } = await service.send(call);
      if (status !== 404) throw new Breach(`${asked} answered ${status} instead of 404`);
    });
  }
}

function listWithoutOwner({
  business,
  productCode,
}: ContractTest['subject']): Record<string, Call> {
  const sale = { business, productCode };
  const id = nobody;
  const write = (path: string, body: object = {}): Call => ({ method: 'POST', path, body });
  return {
    'an unknown invoice': { path: buildPath(paths.invoice, { id }) },
    'an unknown recovery': { path: buildPath(paths.recovery, { id }) },
    'an unknown custom offer': { path: buildPath(paths.customOffer, { id }) },
    'an unknown subscription': { path: buildPath(paths.subscription, { subscriptionId: id }) },
    'an unknown trial': { path: buildPath(paths.cardAgreement, { id }) },
    'the end of an unknown trial': write(buildPath(paths.cardAgreementCancellation, { id })),
    'a new code for an unknown payment': write(buildPath(paths.paymentNewCode, { token: id })),
    'to simulate an unknown payment': write(buildPath(paths.paymentSimulation, { token: id })),
    'a text message to an unknown lead': write(buildPath(paths.phoneCode, { leadId: id }), sale),
    'the code of an unknown lead': write(buildPath(paths.phoneValidation, { leadId: id }), {
      ...sale,
      code: '000000',
    }),
    'the contract of an unknown lead': write(
      buildPath(paths.contractGeneration, { code: productCode }),
      {
        leadId: id,
        planId: mark,
      },
    ),
    'to accept an unknown contract': write(
      buildPath(paths.contractAcceptance, { code: productCode, id }),
      { leadId: id },
    ),
    'the points of an unknown lead': write(buildPath(paths.liveloSessions, { leadId: id }), {
      ...sale,
      cpf: '12345678909',
    }),
  };
}

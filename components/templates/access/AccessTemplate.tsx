import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { useStored } from '@/contexts/useStored';
import { formatMarketDay } from '@/domain/dateTexts';
import { getCountry, getTimeZone } from '@/domain/markets';
import { getPayment } from '@/services/api/payment';
import type { FailurePage, PaymentLinkPage } from '@/services/checkout/page';
import { routes, withQuery } from '@/services/checkout/routes';
import { PayLinkFailure } from '../../payLinks/PayLinkFailure';
import { PayLinkPanes } from '../../payLinks/PayLinkPanes';
import { SupportContact } from '../../shell/SupportContact';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PrimaryLink, SecondaryLink } from '../../ui/Button';
import { DayCard } from '../../ui/DayCard';
import { PageText } from '../../ui/PageText';
import { useLoad } from '../../ui/useLoad';

type OpenLink = Pick<PaymentLinkPage<'access'>, 'reference' | 'sale'>;
type Props = OpenLink | Pick<FailurePage, 'failure'>;

/**
 * /access/{id}: where a buyer's link leads when its school has no page for it. This page does not use
 * up the link: the school accepts it once the buyer has gone on to the school.
 */
export function AccessTemplate(props: Props) {
  return 'failure' in props ? <ClosedAccess kind={props.failure} /> : <OpenAccess {...props} />;
}

/**
 * The same for a link that is forged, used or expired: the brand comes from the address, and the
 * receipt from the browser. Nobody is asked to send the address, which opens the account while it is
 * valid.
 */
function ClosedAccess({ kind }: { kind: FailurePage['failure'] }) {
  const { t } = useTranslation();
  const { rawQuery } = useCheckoutPage().page;
  const hasReceipt = useHasReceipt();
  return (
    <PayLinkFailure
      kind={kind}
      texts={{
        notFound: { title: 'access.notFound.title', text: 'access.notFound.text' },
        unavailable: { title: 'access.unavailable.title', text: 'access.unavailable.text' },
      }}
      wayOn={
        hasReceipt && (
          <SecondaryLink href={withQuery(routes.success, rawQuery)}>
            {t('paid.receipt')}
          </SecondaryLink>
        )
      }
      help={null}
    />
  );
}

/** The last purchase of the browser may be of another product, or not paid. */
function useHasReceipt(): boolean {
  const { productCode } = useCheckoutPage().page.query;
  const token = useStored('purchaseToken');
  const loaded = useLoad(productCode === undefined ? null : token, getPayment);
  if (loaded.kind !== 'ready' || loaded.value.productCode !== productCode) return false;
  return loaded.value.state === 'paid' || loaded.value.state === 'trial';
}

function OpenAccess({ reference, sale: { buyer, endsAt, plan } }: OpenLink) {
  const { t } = useTranslation();
  const { brand, page } = useCheckoutPage();
  const { firstAccess } = brand.links;
  const hasPage = firstAccess !== '';
  const text = t(hasPage ? 'access.text' : 'access.textWithoutPage');
  return (
    <PayLinkPanes
      plan={plan}
      facts={{ title: t('access.facts'), buyer, facts: [], note: t('access.note') }}
      help={<SupportContact isMain={!hasPage} />}
    >
      <div>
        <ArrivalTitle>{t('access.title')}</ArrivalTitle>
        <PageText>{text}</PageText>
      </div>
      {hasPage && (
        <>
          <DayCard
            at={endsAt}
            timeZone={getTimeZone(getCountry(page.locale))}
            facts={[
              { label: t('access.validUntil'), value: formatMarketDay(endsAt, page.locale) },
              { label: t('access.use'), value: t('access.use.once') },
            ]}
          />
          <PrimaryLink
            href={firstAccess.replace('{token}', () => encodeURIComponent(reference.id))}
          >
            {t('access.open')}
          </PrimaryLink>
        </>
      )}
    </PayLinkPanes>
  );
}

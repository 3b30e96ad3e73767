import { useEffect } from 'react';
import { ToastContainer, toast as show } from 'react-toastify/unstyled';
// The package's other entry writes the styles into the page itself, without the nonce that the policy
// requires.
import 'react-toastify/ReactToastify.css';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { listenToToasts, type Toast } from '@/services/toast';

const autoClose = 5000;

const showToast = ({ kind, text }: Toast) => {
  // An identical message is not stacked: a double click shows it once.
  show[kind](text, { toastId: `${kind}:${text}` });
};

export function Toasts({ first }: { first: Toast }) {
  const { dsMode } = useCheckoutPage();
  const { t } = useTranslation();
  useEffect(() => {
    showToast(first);
    return listenToToasts(showToast);
  }, [first]);
  return (
    <ToastContainer
      autoClose={autoClose}
      theme={dsMode}
      position="top-center"
      aria-label={t('shell.toast.region')}
    />
  );
}

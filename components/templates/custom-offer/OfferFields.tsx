import { Form } from 'formik';
import { styled } from 'styled-components';

/** The fields of one of the two stages, in a card. */
export const OfferFields = styled(Form)`
  display: grid;
  gap: 16px;
`;
